/**
 * Normalizes a name for comparison: without surrounding spaces, in lower case.
 */
export function normalizeName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
