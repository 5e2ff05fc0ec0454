const exportSection = 7
const tableKind = 1

interface Reader {
  bytes: Uint8Array
  at: number
}

/** A number in the variable length that wasm writes. */
function readNumber(reader: Reader): number {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at] ?? 0
    reader.at += 1
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
}

function written(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  return [...bytes, rest]
}

function withTable(section: Uint8Array, name: string): number[] {
  const reader = { bytes: section, at: 0 }
  const count = written(readNumber(reader) + 1)
  const text = [...new TextEncoder().encode(name)]
  const entry = [...written(text.length), ...text, tableKind, 0]
  return [...count, ...section.subarray(reader.at), ...entry]
}

function joined(parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A wasm file whose table of functions is exported by a name too. */
export function exportTable(
  bytes: Uint8Array,
  name: string
): Uint8Array<ArrayBuffer> {
  const reader = { bytes, at: 8 }
  while (reader.at < bytes.length) {
    const start = reader.at
    reader.at += 1
    const length = readNumber(reader)
    const end = reader.at + length
    if (bytes[start] === exportSection) {
      const section = withTable(bytes.subarray(reader.at, end), name)
      const head = [exportSection, ...written(section.length)]
      const rest = bytes.subarray(end)
      return joined([bytes.subarray(0, start), head, section, rest])
    }
    reader.at = end
  }
  throw new Error('This wasm file exports nothing.')
}

/**
 * A module that gives a JavaScript function the type of QuickJS's tracker of
 * rejected promises: context, promise, reason, whether it is handled, opaque.
 * Head, type, import of `e.f`, export as `f`.
 */
export const trackerModule = Uint8Array.from(
  `0 97 115 109 1 0 0 0
  1 9 1 96 5 127 126 126 127 127 0
  2 7 1 1 101 1 102 0 0
  7 5 1 1 102 0 0`.split(/\s+/),
  Number
)
