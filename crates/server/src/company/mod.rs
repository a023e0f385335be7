//! Good company: what people can do about their own account, about others whose company they don't like, and what an operator can do about both.

mod call;
mod device;
mod directory;
mod distances;
mod farewell;
mod filter;
mod operator;
mod passkeys;
mod places;
mod proof;
mod reports;
mod reset;
mod sessions;
mod takeaway;
#[cfg(test)]
mod tests;

pub use call::{CallError, operator_call};
pub(crate) use device::Device;
pub(crate) use distances::{Distances, Silent};
pub(crate) use filter::Filter;
pub use filter::FilterError;
pub(crate) use operator::Operator;
pub use operator::{OperatorError, operator_token};
pub(crate) use passkeys::Site;
