/**
 * Whether an address begins with one of the origins, to the letter: scheme,
 * host and port. Parsing it would let `blob:https://listed/x` pass, whose
 * origin is that of the address inside.
 */
export function isListedMedia(
  address: string,
  origins: readonly string[]
): boolean {
  return origins.some(origin => address.startsWith(`${origin}/`))
}
