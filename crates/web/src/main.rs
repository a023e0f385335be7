//! The browser loads this twice: as the page, and as the worker in which bots think.

fn main() {
    web::start();
}
