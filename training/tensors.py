"""Files of tensors (safetensors), as `roundhouse selfplay` writes them and as Roundhouse reads nets."""

import json
import struct

import numpy as np

KINDS = {"F32": np.float32, "F16": np.float16, "U32": np.uint32, "U16": np.uint16, "U8": np.uint8}


def read(path):
    """The tensors of a file by their names, and what is said beside them."""
    with open(path, "rb") as file:
        data = file.read()
    (length,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + length])
    said = header.pop("__metadata__", {})
    tensors = {}
    for name, about in header.items():
        start, end = (8 + length + offset for offset in about["data_offsets"])
        kind = np.dtype(KINDS[about["dtype"]])
        tensors[name] = np.frombuffer(data, kind, (end - start) // kind.itemsize, start).reshape(about["shape"])
    return tensors, said


def write(path, tensors, said):
    """Writes such a file. The same tensors always give the same bytes."""
    names = {np.dtype(kind): name for name, kind in KINDS.items()}
    header, parts, offset = {"__metadata__": said}, [], 0
    for name in sorted(tensors):
        tensor = np.ascontiguousarray(tensors[name])
        part = tensor.tobytes()
        header[name] = {
            "dtype": names[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [offset, offset + len(part)],
        }
        parts.append(part)
        offset += len(part)
    text = json.dumps(header, sort_keys=True).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(parts))
