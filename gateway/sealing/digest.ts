import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256, base64url: how secrets are kept that only need comparing. */
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
