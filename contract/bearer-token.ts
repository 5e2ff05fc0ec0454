/**
 * Whether an `Authorization` header can carry the token: the characters of RFC
 * 6750, and a length that servers accept.
 */
export function isBearerToken(text: string): boolean {
  return /^[\w+/.=~-]{1,4096}$/.test(text)
}
