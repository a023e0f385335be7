//! JSON to and from Python, by Python's own reader and writer.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The value that a JSON text describes.
pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    LOADS.import(py, "json", "loads")?.call1((text,))
}

/// A value as JSON.
pub(crate) fn dumps(value: &Bound<'_, PyAny>) -> PyResult<String> {
    static DUMPS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    DUMPS.import(value.py(), "json", "dumps")?.call1((value,))?.extract()
}

/// A value as JSON; a text is JSON already.
pub(crate) fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.extract().or_else(|_| dumps(value))
}

/// Anything that travels as JSON, as a text.
pub(crate) fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("messages have text for keys, so nothing can fail")
}
