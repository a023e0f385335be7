//! A layer of a net: weights by input, so that inputs of 0 cost nothing.

/// Every output is a sum of weighted inputs, and something of its own.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    inputs: usize,
    outputs: usize,
    /// How many numbers a row of weights has: the outputs, and some zeros.
    width: usize,
    /// The weights of the first input for all outputs, those of the second, and so on.
    weights: Vec<f32>,
    own: Vec<f32>,
}

/// Rows of weights are as long as a multiple of this, so that processors can take several numbers at once.
const LANES: usize = 16;

impl Layer {
    /// A layer of these weights; `None` if they don't fit together.
    pub(super) fn new(weights: &[f32], own: &[f32]) -> Option<Layer> {
        let outputs = own.len();
        if outputs == 0 || !weights.len().is_multiple_of(outputs) {
            return None;
        }
        let width = outputs.next_multiple_of(LANES);
        let padded =
            |row: &[f32]| -> Vec<f32> { row.iter().copied().chain(std::iter::repeat(0.0)).take(width).collect() };
        Some(Layer {
            inputs: weights.len() / outputs,
            outputs,
            width,
            weights: weights.chunks_exact(outputs).flat_map(padded).collect(),
            own: padded(own),
        })
    }

    pub(super) const fn inputs(&self) -> usize {
        self.inputs
    }

    pub(super) const fn outputs(&self) -> usize {
        self.outputs
    }

    /// How many numbers come out, with the zeros at the end.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// What the outputs are before any input.
    pub(super) fn own(&self) -> &[f32] {
        &self.own
    }

    /// The outputs for these inputs.
    #[inline(always)]
    pub(super) fn of(&self, inputs: &[f32], given: &mut Given, outputs: &mut Vec<f32>) {
        outputs.clear();
        outputs.extend_from_slice(&self.own);
        self.add(0, inputs, given, outputs);
    }

    /// Adds what some inputs bring, the first of which is at this place. Every output adds up the inputs in their order, whatever the processor, so that all get
    /// the same sums.
    #[inline(always)]
    pub(super) fn add(&self, from: usize, inputs: &[f32], given: &mut Given, outputs: &mut [f32]) {
        given.find(from * self.width, self.width, inputs);
        let outputs = &mut outputs[..self.width];
        let mut at = 0;
        while at + 64 <= self.width {
            self.tile::<64>(at, given, outputs);
            at += 64;
        }
        while at + 32 <= self.width {
            self.tile::<32>(at, given, outputs);
            at += 32;
        }
        while at < self.width {
            self.tile::<LANES>(at, given, outputs);
            at += LANES;
        }
    }

    /// Some neighbouring outputs, which stay in registers meanwhile.
    #[inline(always)]
    fn tile<const N: usize>(&self, at: usize, given: &Given, outputs: &mut [f32]) {
        let Some(outputs) = outputs[at..].first_chunk_mut::<N>() else {
            return;
        };
        let mut sums = *outputs;
        for &(input, start) in given.inputs() {
            let weights = self.weights.get(start as usize + at..);
            let Some(weights) = weights.and_then(|weights| weights.first_chunk::<N>()) else {
                return;
            };
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        *outputs = sums;
    }
}

/// The inputs that aren't 0, with where their weights begin. A list that is used again and again.
#[derive(Default)]
pub(super) struct Given {
    inputs: Vec<(f32, u32)>,
    count: usize,
}

impl Given {
    /// Every input is written, and the next one takes the place of a 0: nothing is to be guessed on the way.
    #[inline(always)]
    fn find(&mut self, start: usize, width: usize, inputs: &[f32]) {
        if self.inputs.len() < inputs.len() {
            self.inputs.resize(inputs.len(), (0.0, 0));
        }
        let (mut start, mut count) = (start as u32, 0);
        for &input in inputs {
            self.inputs[count] = (input, start);
            count += usize::from(input != 0.0);
            start += width as u32;
        }
        self.count = count;
    }

    #[inline(always)]
    fn inputs(&self) -> &[(f32, u32)] {
        &self.inputs[..self.count]
    }
}

/// Nothing below 0.
#[inline(always)]
pub(super) fn rectify(numbers: &mut [f32]) {
    for number in numbers {
        *number = number.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by hand.
    fn plain(weights: &[f32], own: &[f32], inputs: &[f32]) -> Vec<f32> {
        let mut sums = own.to_vec();
        for (row, input) in weights.chunks_exact(own.len()).zip(inputs) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
        sums
    }

    #[test]
    fn layers_of_every_width_add_up() {
        for outputs in [1, 3, 16, 32, 48, 64, 100, 128, 200] {
            let numbers =
                |count: usize, step: f32| -> Vec<f32> { (0..count).map(|n| (n as f32 * step).sin()).collect() };
            let (weights, own) = (numbers(outputs * 7, 0.7), numbers(outputs, 0.3));
            let inputs = [0.5, 0.0, -1.0, 2.0, 0.0, 0.25, 1.0];
            let layer = Layer::new(&weights, &own).expect("they fit");
            let (mut given, mut found) = (Given::default(), Vec::new());
            layer.of(&inputs, &mut given, &mut found);
            assert_eq!(found[..outputs], plain(&weights, &own, &inputs));
            assert!(found[outputs..].iter().all(|&number| number == 0.0));
        }
    }

    #[test]
    fn weights_that_fit_no_outputs_are_refused() {
        assert!(Layer::new(&[1.0, 2.0, 3.0], &[0.0, 0.0]).is_none());
        assert!(Layer::new(&[], &[]).is_none());
        assert_eq!(Layer::new(&[], &[0.5]).expect("no inputs are fine").inputs(), 0);
    }
}
