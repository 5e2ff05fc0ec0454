/**
 * Numeric ids must have no leading zeros, as a service may parse `007` as `7`.
 * All other ids are opaque and compared exactly.
 */
export function hasOneSpelling(id: string): boolean {
  return !/^0[0-9]+$/.test(id)
}

/** For ids that a person typed or pasted. */
export function withoutLeadingZeros(id: string): string {
  return hasOneSpelling(id) ? id : id.replace(/^0+(?=[0-9])/, '')
}
