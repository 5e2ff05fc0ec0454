import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random text of URL-safe characters. */
export function secretText(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** The stored form of codes, tokens and secrets. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}

/** An HMAC-SHA-256 of the text, base64url. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Compares texts of the same length in constant time. */
export function isSameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
