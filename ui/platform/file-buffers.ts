import type { Wire } from '../../contract/wire.ts'

/**
 * The file in a message, to be transferred: the sender's bytes are empty
 * afterwards. A copy would keep a large video in memory twice.
 */
export function fileBuffers(message: Wire): ArrayBuffer[] {
  if (message.kind !== 'call' || !('bytes' in message.input)) return []
  const { bytes } = message.input
  const isFile = bytes instanceof Uint8Array
  return isFile && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
}
