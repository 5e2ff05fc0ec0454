/**
 * Whether an address begins with one of the origins: scheme, host and port.
 * Compared as text, because a parser would accept `blob:https://listed/x`,
 * whose origin is that of the inner address.
 */
export function isListedMedia(
  address: string,
  origins: readonly string[]
): boolean {
  return origins.some(origin => address.startsWith(`${origin}/`))
}
