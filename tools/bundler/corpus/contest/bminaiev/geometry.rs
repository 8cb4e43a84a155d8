use algo_lib::geometry::convex_hull::convex_hull;
use algo_lib::geometry::point::PointT;
use algo_lib::geometry::polygon::PolygonT;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

type Point = PointT<i64>;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let points = input.vec::<Point>(n);
    let hull = convex_hull(&points);
    let mut far = 0;
    for p in &hull {
        for q in &hull {
            far = far.max(p.dist2(q));
        }
    }
    output.println((hull.len(), far));
    output.println(PolygonT::new(hull).area_x2());
    output.flush();
}
