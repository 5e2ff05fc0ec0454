const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return value
})

/** The checksum of ZIP files; `before` is that of the bytes so far. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before
  for (const byte of bytes) {
    sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
  }
  return ~sum >>> 0
}
