import { platform } from './platform.ts'
import { toHex } from './to-hex.ts'

/** 32 hexadecimal digits that nobody else comes to. */
export function createId(): string {
  return toHex(platform().randomBytes(16))
}
