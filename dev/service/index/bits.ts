/** A set of integers from 0 to a size, as a bit set. */
export type Bits = Uint32Array

/** An empty set. */
export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

/** A set of all numbers below a size. */
export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff)
  const rest = size % 32
  if (rest > 0) bits[bits.length - 1] = 0xffffffff >>> (32 - rest)
  return bits
}

export function addBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Keeps only numbers that are also in the other set. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
}

/** Removes the numbers of the other set. */
export function subtractBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0)
  }
}

/** Adds the numbers of the other set. */
export function uniteBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
  }
}

/** Number of elements. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    count += countOnes(bits[word] ?? 0)
  }
  return count
}

/** Visits all numbers in ascending order. */
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

/** A slice of the numbers in ascending order. */
export function sliceBits(bits: Bits, from: number, count: number): number[] {
  const found: number[] = []
  let before = 0
  for (let word = 0; word < bits.length && found.length < count; word++) {
    let rest = bits[word] ?? 0
    const here = countOnes(rest)
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

function countOnes(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
