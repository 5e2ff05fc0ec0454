import { askText, bufferOf } from '../../nodes/handles/host-call.ts'

/** UTF-8 to text, by the host: the realm has no TextDecoder. */
export function decodeText(bytes: Uint8Array): string {
  return askText('decodeText', new Uint8Array(bufferOf(bytes)))
}
