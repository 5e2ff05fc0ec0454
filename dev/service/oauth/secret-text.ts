import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable text of URL-safe letters. */
export function secretText(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** The only form in which codes, tokens and secrets are kept. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}

/** A code that proves who wrote the text (HMAC-SHA-256, base64url). */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Compares without telling by its time where texts of one length differ. */
export function isSameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
