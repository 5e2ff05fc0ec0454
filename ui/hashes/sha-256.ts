import { digest, rotate } from './digest.ts'
import type { Rounds } from './digest.ts'

const primes = firstPrimes(64)
const constants = primes.map(prime => fractionOf(Math.cbrt(prime)))

const rounds: Rounds = {
  start: primes.slice(0, 8).map(prime => fractionOf(Math.sqrt(prime))),
  count: 64,
  expand: back =>
    (spread(back(2), 17, 19) ^ (back(2) >>> 10)) +
    back(7) +
    (spread(back(15), 7, 18) ^ (back(15) >>> 3)) +
    back(16),
  mix(state, word, round) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    const constant = constants[round] ?? 0
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const first =
      (h + (spread(e, 6, 11) ^ rotate(e, 25)) + chosen + constant + word) | 0
    const second = (spread(a, 2, 13) ^ rotate(a, 22)) + most
    return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return digest(bytes, rounds)
}

function spread(word: number, one: number, other: number): number {
  return rotate(word, one) ^ rotate(word, other)
}

/** The first 32 bits after the point. */
function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every(prime => candidate % prime)) found.push(candidate)
  }
  return found
}
