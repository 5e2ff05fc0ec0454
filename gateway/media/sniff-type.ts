const signatures: [string, number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]]
]

/** Length of the longest signature in bytes. */
export const sniffLength = 8

/** Detects by its first bytes an image type that Figma supports, else null. */
export function sniffType(bytes: Uint8Array): string | null {
  const found = signatures.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte)
  )
  return found?.[0] ?? null
}
