/**
 * An id of digits only has no leading zeros: a service that reads numbers
 * would take `007` for `7`. Every other id is opaque and compared exactly.
 */
export function hasOneSpelling(id: string): boolean {
  return !/^0[0-9]+$/.test(id)
}

/** As a person may type or paste it. */
export function withoutLeadingZeros(id: string): string {
  return hasOneSpelling(id) ? id : id.replace(/^0+(?=[0-9])/, '')
}
