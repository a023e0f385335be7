//! Writes the samples into the fuzzer's corpora: `corpus/TARGET/NAME`.

use std::path::Path;
use std::{fs, io};

use nonsense::samples;

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let samples = samples::all()?;
    for sample in &samples {
        let folder = corpus.join(sample.target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(&sample.name), &sample.bytes)?;
    }
    println!("{} samples in {}", samples.len(), corpus.display());
    Ok(())
}
