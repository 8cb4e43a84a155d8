fn main() {
    let words: [u32; 2] = [1, 0x0102_0304];
    println!("{:?}", bytemuck::cast_slice::<u32, u8>(&words));
}
