/**
 * An id of digits only has no leading zeros: a service that reads numbers
 * would take `007` for `7`. Every other id is opaque and compared exactly.
 */
export const oneSpelling = /^(?!0\d+$)/

/** As a person may type or paste it. */
export function withoutLeadingZeros(id: string): string {
  return oneSpelling.test(id) ? id : id.replace(/^0+(?=\d)/, '')
}
