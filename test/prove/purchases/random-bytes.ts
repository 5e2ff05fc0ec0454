/** Bytes that differ from call to call and follow from the seed. */
export function createRandomBytes(seed: number): (count: number) => Uint8Array {
  let drawn = seed
  return count =>
    Uint8Array.from({ length: count }, () => {
      drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0
      return drawn >>> 16
    })
}
