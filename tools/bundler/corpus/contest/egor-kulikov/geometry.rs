use algo_lib::geometry::point::Point;
use algo_lib::geometry::polygon::{ConvexHull, Polygon};
use algo_lib::geometry::segment::Segment;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let mut points: Vec<Point<i64>> = input.read_vec(n);
    let polygon = Polygon::new(points.clone());
    out.print_line(polygon.double_area().abs());
    let on_edge = Segment::new(points[0], points[1]).contains(Point::new(1, 1));
    out.print_line(on_edge);
    let hull = points.convex_hull();
    out.print_line((hull.points.len(), hull.double_area().abs()));
    out.flush();
}
