//! Feeds entries.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use nonsense::entries;
use nonsense::mutation::mutate;

fuzz_target!(|data: &[u8]| entries(data));
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutate(&mut data[..max_size], size, seed, 0, |data, size| {
        fuzzer_mutate(data, size, max_size)
    })
});
