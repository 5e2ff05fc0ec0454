import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16_384, r: 8, p: 1 }
const length = 32

const publicHashes = new Map<string, Promise<string>>()

/** The stored form of a password: salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Cached, as hashing is slow by design. */
export function hashPublicPassword(password: string): Promise<string> {
  const known = publicHashes.get(password) ?? hashPassword(password)
  publicHashes.set(password, known)
  return known
}

/**
 * Takes the same time for an unknown person, whose hash is undefined. Hashes of
 * public passwords may be cached.
 */
export async function isPassword(
  password: string,
  hash: string | undefined
): Promise<boolean> {
  if (hash && (await publicHashes.get(password)) === hash) return true
  const [, salt = '', key = ''] = (hash ?? '').split(':')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const known = Buffer.from(key, 'base64url')
  return known.length === length && timingSafeEqual(derived, known)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
