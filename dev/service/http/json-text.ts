import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

export interface JsonText {
  text: string
  /** The entity tag, with its quotation marks. */
  tag: string
  /** Compressed, of a reply that was asked for before and is long enough. */
  gzip: Uint8Array | undefined
}

/** Shorter ones would hardly shrink. */
const leastToPack = 1024
const known = new WeakMap<object, JsonText>()

/** The JSON of a reply; of one that is kept it is made only once. */
export function jsonText(reply: object): JsonText {
  const made = known.get(reply)
  if (!made) {
    const text = JSON.stringify(reply)
    const tag = `"${hash('sha1', text, 'base64url')}"`
    const first = { text, tag, gzip: undefined }
    known.set(reply, first)
    return first
  }
  if (made.text.length >= leastToPack) made.gzip ??= gzipSync(made.text)
  return made
}
