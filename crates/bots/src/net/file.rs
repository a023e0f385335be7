//! A net as a file: safetensors, with what it has learned said beside the tensors.

use std::collections::HashMap;

use half::f16;
use safetensors::tensor::{Dtype, SafeTensors};

use super::{Layer, Net, NetError};

impl Net {
    /// Reads a net.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let wrong = |error: safetensors::SafeTensorError| NetError::Format(error.to_string());
        let (_, metadata) = SafeTensors::read_metadata(bytes).map_err(wrong)?;
        let said = metadata.metadata().clone().unwrap_or_default();
        let tensors = Tensors(SafeTensors::deserialize(bytes).map_err(wrong)?);
        let net = Net {
            game: said.get("game").ok_or(NetError::Unsaid("game"))?.clone(),
            version: number(&said, "version")?,
            unit: number(&said, "unit")?,
            part: tensors.layer("part")?,
            seat: tensors.layer("seat")?,
            mix: tensors.layer("mix")?,
            deep: tensors.layer("deep")?,
            judge: tensors.layer("judge")?,
            want: tensors.layer("want")?,
            deed: tensors.layer("deed")?,
            vote: tensors.layer("vote")?,
        };
        net.follow_on().map(|()| net)
    }

    /// Does each layer take what the one before gives?
    fn follow_on(&self) -> Result<(), NetError> {
        let rules = [
            ("seat", self.seat.inputs() >= self.part.outputs()),
            ("mix", self.mix.inputs() == 2 * self.seat.outputs()),
            ("deep", self.deep.inputs() == self.mix.outputs()),
            (
                "judge",
                self.judge.inputs() == self.deep.outputs() && self.judge.outputs() == 3,
            ),
            ("want", self.want.inputs() == self.mix.outputs()),
            ("deed", self.deed.outputs() == self.want.outputs()),
            (
                "vote",
                self.vote.inputs() == self.deed.outputs() && self.vote.outputs() == 1,
            ),
        ];
        let broken = rules.into_iter().find(|(_, holds)| !holds);
        broken.map_or(Ok(()), |(name, _)| Err(NetError::Tensor(name)))
    }
}

/// A number said beside the tensors.
fn number<T: std::str::FromStr>(said: &HashMap<String, String>, name: &'static str) -> Result<T, NetError> {
    let text = said.get(name).ok_or(NetError::Unsaid(name))?;
    text.parse().map_err(|_| NetError::Unsaid(name))
}

struct Tensors<'a>(SafeTensors<'a>);

impl Tensors<'_> {
    /// A layer: `NAME.weight`, by input and output, and `NAME.bias`.
    fn layer(&self, name: &'static str) -> Result<Layer, NetError> {
        let wrong = || NetError::Tensor(name);
        let weights = self.numbers(&format!("{name}.weight")).ok_or_else(wrong)?;
        let own = self.numbers(&format!("{name}.bias")).ok_or_else(wrong)?;
        Layer::new(&weights, &own).ok_or_else(wrong)
    }

    /// The numbers of a tensor of 16-bit or 32-bit numbers, all of them finite.
    fn numbers(&self, name: &str) -> Option<Vec<f32>> {
        let tensor = self.0.tensor(name).ok()?;
        let bytes = tensor.data();
        let numbers: Vec<f32> = match tensor.dtype() {
            Dtype::F16 => bytes
                .as_chunks()
                .0
                .iter()
                .map(|&two| f16::from_le_bytes(two).to_f32())
                .collect(),
            Dtype::F32 => bytes
                .as_chunks()
                .0
                .iter()
                .map(|&four| f32::from_le_bytes(four))
                .collect(),
            _ => return None,
        };
        numbers.iter().all(|number| number.is_finite()).then_some(numbers)
    }
}
