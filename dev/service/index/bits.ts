/** A set of whole numbers below a size, a bit each. */
export type Bits = Uint32Array

/** The empty set of numbers below a size. */
export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

/** All numbers below a size. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  const rest = size % 32
  if (rest > 0) bits[bits.length - 1] = 0xffffffff >>> (32 - rest)
  return bits
}

/** Puts a number into a set. */
export function addBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

/** Whether a set has a number. */
export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Leaves only what is in the other set too. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
}

/** Takes out what is in the other set. */
export function dropBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0)
  }
}

/** Puts in what is in the other set. */
export function joinBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
  }
}

/** How many numbers are in a set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    count += ones(bits[word] ?? 0)
  }
  return count
}

/** Calls for every number of a set, the lowest first. */
export function eachBit(bits: Bits, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      visit(word * 32 + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
}

/** The numbers of a set from a place of its order on, the lowest first. */
export function sliceBits(bits: Bits, from: number, count: number): number[] {
  const found: number[] = []
  let before = 0
  for (let word = 0; word < bits.length && found.length < count; word++) {
    let rest = bits[word] ?? 0
    const here = ones(rest)
    if (before + here <= from) {
      before += here
      continue
    }
    for (; rest !== 0 && found.length < count; before++) {
      const lowest = rest & -rest
      if (before >= from) found.push(word * 32 + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
  return found
}

function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
