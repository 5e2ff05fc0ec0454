import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256 as base64url, to store secrets that are only compared. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Compares in constant time. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest()
  )
}
