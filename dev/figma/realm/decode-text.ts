import { bufferOf, tell } from './host-call.ts'

/** UTF-8 to text, by the host: the realm has no TextDecoder. */
export function decodeText(bytes: Uint8Array): string {
  return String(tell('decodeText', new Uint8Array(bufferOf(bytes))))
}
