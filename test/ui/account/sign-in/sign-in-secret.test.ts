import { expect, it } from 'vitest'
import { toBase64url } from '../../../../ui/account/sign-in/sign-in-secret.ts'

it.each([0, 1, 2, 3, 31, 32, 255])('writes %d bytes as base64url', length => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + 251) % 256)

  const text = toBase64url(bytes)

  expect(text).toBe(Buffer.from(bytes).toString('base64url'))
})
