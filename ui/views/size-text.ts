/** `Huge`; as the service names it where the panel does not know it. */
export function sizeText(size: string): string {
  return size.charAt(0).toUpperCase() + size.slice(1)
}

/** `Huge JPG`. */
export function fileText(size: string, format: string): string {
  return [sizeText(size), format.toUpperCase()].filter(Boolean).join(' ')
}
