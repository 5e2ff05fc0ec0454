import { createCipheriv, createDecipheriv } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceSize = 12
const tagSize = 16

/**
 * Encrypts and authenticates a text; returns base64url. Decryption needs the
 * same `context`, which is authenticated but not part of the result: a text
 * that is sealed for one context cannot be used in another.
 */
export function encrypt(
  key: Uint8Array,
  nonce: Uint8Array,
  text: string,
  context: string
): string {
  if (nonce.length !== nonceSize) throw new Error('A nonce has 12 bytes')
  const cipher = createCipheriv(algorithm, key, nonce)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')
}

/**
 * The text; null if it was altered, has another key or context, or is not
 * canonical base64url.
 */
export function decrypt(
  key: Uint8Array,
  sealed: string,
  context: string
): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  // Node also accepts padding, spaces, another alphabet and unused bits.
  if (bytes.toString('base64url') !== sealed) return null
  if (bytes.length < nonceSize + tagSize) return null
  const end = bytes.length - tagSize
  const decipher = createDecipheriv(
    algorithm,
    key,
    bytes.subarray(0, nonceSize),
    { authTagLength: tagSize }
  )
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(end))
  try {
    const text = decipher.update(bytes.subarray(nonceSize, end))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null // node:crypto throws if the text is not authentic
  }
}
