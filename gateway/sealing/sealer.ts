import { createHmac, hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './cipher.ts'
import { digest } from './digest.ts'

/** Each purpose has a key of its own. */
export type Purpose = 'handle' | 'code' | 'pairing' | 'download' | 'doctor'

/** Encrypts values that leave the gateway's memory. */
export interface Sealer {
  seal(purpose: Purpose, text: string, context: string): string
  /** Null if altered, for another purpose or context, or of an unknown key. */
  open(purpose: Purpose, sealed: string, context: string): string | null
  /** An HMAC that proves that the text is from the gateway. */
  sign(purpose: SignPurpose, text: string): string
}

type SignPurpose = 'form' | 'guess' | 'client' | 'reply'

/**
 * Creates a sealer that seals with the first of the secrets and opens with all
 * of them. This allows rotating secrets without signing people out.
 */
export function createSealer(
  secrets: readonly string[],
  randomBytes: (size: number) => Uint8Array
): Sealer {
  const [current] = secrets
  if (current === undefined) throw new Error('A sealer needs a secret')
  const known = new Map(secrets.map(secret => [keyId(secret), secret]))
  const signKeys: Record<SignPurpose, Uint8Array> = {
    form: deriveKey(current, 'form'),
    guess: deriveKey(current, 'guess'),
    client: deriveKey(current, 'client'),
    reply: deriveKey(current, 'reply')
  }

  return {
    seal: (purpose, text, context) => {
      const key = deriveKey(current, purpose)
      const body = encrypt(key, randomBytes(12), text, context)
      return `${keyId(current)}.${body}`
    },
    open: (purpose, sealed, context) => {
      const [id = '', body = '', ...more] = sealed.split('.')
      const secret = more.length > 0 ? undefined : known.get(id)
      if (secret === undefined) return null
      return decrypt(deriveKey(secret, purpose), body, context)
    },
    sign: (purpose, text) =>
      createHmac('sha256', signKeys[purpose]).update(text).digest('base64url')
  }
}

/** Derives a key for one purpose from a secret of high entropy. */
export function deriveKey(
  secret: string,
  purpose: string,
  salt = ''
): Uint8Array {
  const info = `cleared gateway ${purpose}`
  return new Uint8Array(hkdfSync('sha256', secret, salt, info, 32))
}

function keyId(secret: string): string {
  return digest(`cleared key id ${secret}`).slice(0, 8)
}
