import * as v from 'valibot'
import { TokenGrant } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { decrypt, encrypt } from '../sealing/cipher.ts'
import { deriveKey } from '../sealing/sealer.ts'
import { replyKey } from './sign-in.ts'

const replyLifetime = 60_000

/**
 * Saves the reply for a panel whose connection breaks. It is encrypted with a
 * key from the verifier, which the gateway does not store.
 */
export async function saveReply(
  core: Core,
  id: string,
  verifier: string,
  granted: TokenGrant
): Promise<void> {
  const key = deriveKey(verifier, 'sign-in reply', id)
  const text = JSON.stringify(granted)
  const sealed = encrypt(key, core.randomBytes(12), text, id)
  await core.store.set(replyKey(id), sealed, core.now() + replyLifetime)
}

/** The saved reply; null after 60 s or for another verifier. */
export async function loadReply(
  core: Core,
  id: string,
  verifier: string
): Promise<TokenGrant | null> {
  const sealed = await core.store.get(replyKey(id))
  const key = deriveKey(verifier, 'sign-in reply', id)
  const text = sealed === null ? null : decrypt(key, sealed, id)
  return text === null ? null : v.parse(TokenGrant, JSON.parse(text))
}
