// The shortest useful deflate: fixed codes, and of repetitions only those of
// the last three bytes, which is what a row of equal pixels is.
const distance = 3
const longest = 258

interface Writer {
  bytes: number[]
  /** Bits that are no whole byte yet, the first one lowest. */
  held: number
  count: number
}

function put(writer: Writer, value: number, count: number): void {
  writer.held |= value << writer.count
  writer.count += count
  while (writer.count >= 8) {
    writer.bytes.push(writer.held & 255)
    writer.held >>>= 8
    writer.count -= 8
  }
}

function reversed(value: number, count: number): number {
  let turned = 0
  for (let i = 0; i < count; i += 1)
    turned |= ((value >> i) & 1) << (count - 1 - i)
  return turned
}

/** A literal or length code of the fixed table (RFC 1951, 3.2.6). */
function putCode(writer: Writer, code: number): void {
  if (code < 144) put(writer, reversed(48 + code, 8), 8)
  else if (code < 256) put(writer, reversed(400 + code - 144, 9), 9)
  else if (code < 280) put(writer, reversed(code - 256, 7), 7)
  else put(writer, reversed(192 + code - 280, 8), 8)
}

/** Length codes 257…285 (RFC 1951, 3.2.5). */
function putLength(writer: Writer, length: number): void {
  if (length === longest) {
    putCode(writer, 285)
    return
  }
  const at = length - 3
  if (at < 8) {
    putCode(writer, 257 + at)
    return
  }
  const extra = 29 - Math.clz32(at)
  putCode(writer, 257 + 4 * extra + (at >> extra))
  put(writer, at & ((1 << extra) - 1), extra)
}

function repeats(data: Uint8Array, at: number): number {
  if (at < distance) return 0
  let length = 0
  while (
    length < longest &&
    at + length < data.length &&
    data[at + length] === data[at + length - distance]
  ) {
    length += 1
  }
  return length
}

/** Bytes that can be summed before `b` exceeds 31 bits. */
const maxRun = 3800

function adler32(data: Uint8Array): number {
  let a = 1
  let b = 0
  for (let at = 0; at < data.length; at += maxRun) {
    for (const byte of data.subarray(at, at + maxRun)) {
      a += byte
      b += a
    }
    a %= 65521
    b %= 65521
  }
  return ((b << 16) | a) >>> 0
}

/** A zlib stream of the data. */
export function zlibOf(data: Uint8Array): Uint8Array {
  const writer: Writer = { bytes: [0x78, 0x01], held: 0, count: 0 }
  put(writer, 1, 1)
  put(writer, 1, 2)
  for (let at = 0; at < data.length;) {
    const length = repeats(data, at)
    if (length < 3) {
      putCode(writer, data[at] ?? 0)
      at += 1
    } else {
      putLength(writer, length)
      put(writer, reversed(distance - 1, 5), 5)
      at += length
    }
  }
  putCode(writer, 256)
  put(writer, 0, 7)
  const sum = adler32(data)
  for (const shift of [24, 16, 8, 0]) writer.bytes.push((sum >>> shift) & 255)
  return new Uint8Array(writer.bytes)
}
