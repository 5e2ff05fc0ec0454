import { sha256 } from '@noble/hashes/sha2.js'
import { platform } from '../../platform/platform.ts'

export interface SignInSecret {
  verifier: string
  /** SHA-256 of the verifier's characters, base64url. */
  challenge: string
}

const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function createSignInSecret(): SignInSecret {
  const verifier = toBase64url(platform().randomBytes(32))
  const hash = sha256(new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64url(hash) }
}

/** Without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    const places = Math.min(bytes.length - i, 3) + 1
    for (let place = 0; place < places; place += 1) {
      text += alphabet[(bits >> (18 - 6 * place)) & 63]
    }
  }
  return text
}
