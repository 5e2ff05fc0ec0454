/**
 * Whether an `Authorization` header can carry the token: RFC 6750's letters,
 * and no more of them than servers on the way take.
 */
export function isBearerToken(text: string): boolean {
  return /^[\w+/.=~-]{1,4096}$/.test(text)
}
