type Words = readonly number[]

/** What SHA-1 and SHA-256 (FIPS 180-4) do not share. */
export interface Rounds {
  start: Words
  count: number
  /** A further word of the schedule; `back(n)` is the one n words before. */
  expand: (back: (n: number) => number) => number
  mix: (state: Words, word: number, round: number) => Words
}

const blockLength = 64

/** The panel's frame may be no secure context, so it has no WebCrypto. */
export function digest(bytes: Uint8Array, rounds: Rounds): Uint8Array {
  const message = pad(bytes)
  let sums = rounds.start
  for (let at = 0; at < message.byteLength; at += blockLength) {
    const state = mixBlock(new DataView(message, at), sums, rounds)
    sums = sums.map((sum, i) => sum + (state[i] ?? 0))
  }
  const result = new DataView(new ArrayBuffer(4 * sums.length))
  sums.forEach((sum, i) => result.setUint32(4 * i, sum))
  return new Uint8Array(result.buffer)
}

/** A bit, zeros, and the number of bits as the last eight bytes. */
function pad(bytes: Uint8Array): ArrayBuffer {
  const blocks = Math.ceil((bytes.length + 9) / blockLength)
  const padded = new Uint8Array(blocks * blockLength)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const bits = BigInt(bytes.length) * 8n
  new DataView(padded.buffer).setBigUint64(padded.length - 8, bits)
  return padded.buffer
}

function mixBlock(block: DataView, sums: Words, rounds: Rounds): Words {
  const schedule = new DataView(new ArrayBuffer(4 * rounds.count))
  let state = sums
  let round = 0
  const back = (n: number) => schedule.getInt32(4 * (round - n))
  for (; round < rounds.count; round += 1) {
    const word = round < 16 ? block.getInt32(4 * round) : rounds.expand(back)
    schedule.setInt32(4 * round, word)
    state = rounds.mix(state, word, round)
  }
  return state
}

/** To the right, in 32 bits. */
export function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
