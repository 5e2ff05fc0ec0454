import { platform } from './platform.ts'
import { toHex } from './to-hex.ts'

/** 32 random hexadecimal digits. */
export function createId(): string {
  return toHex(platform().randomBytes(16))
}
