import { digest, rotate } from './digest.ts'
import type { Rounds } from './digest.ts'

const rounds: Rounds = {
  start: [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0],
  count: 80,
  expand: back => rotate(back(3) ^ back(8) ^ back(14) ^ back(16), 31),
  mix([a = 0, b = 0, c = 0, d = 0, e = 0], word, round) {
    const quarter = Math.floor(round / 20)
    const [mixed, constant] =
      quarter === 0
        ? [(b & c) | (~b & d), 0x5a827999]
        : quarter === 2
          ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
          : [b ^ c ^ d, quarter === 1 ? 0x6ed9eba1 : 0xca62c1d6]
    const next = (rotate(a, 27) + mixed + e + constant + word) | 0
    return [next, a, rotate(b, 2), c, d]
  }
}

/** 40 hexadecimal digits. */
export function sha1(bytes: Uint8Array): string {
  return Array.from(digest(bytes, rounds), toHex).join('')
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
