import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16_384, r: 8, p: 1 }
const length = 32

/** The form in which a password is kept: salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Takes as long for a person who does not exist, whose hash is undefined. */
export async function isPassword(
  password: string,
  hash: string | undefined
): Promise<boolean> {
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
