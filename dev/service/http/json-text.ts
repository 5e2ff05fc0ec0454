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
const kept = new WeakMap<object, JsonText | undefined>()

/** Says that a reply is kept, and so its JSON may be; it is not to change. */
export function keepJson(reply: object): void {
  kept.set(reply, undefined)
}

/** The JSON of a reply; of one that is kept it is made only once. */
export function jsonText(reply: object): JsonText {
  const known = kept.get(reply)
  if (!known) {
    const text = JSON.stringify(reply)
    const tag = `"${hash('sha1', text, 'base64url')}"`
    const made = { text, tag, gzip: undefined }
    if (kept.has(reply)) kept.set(reply, made)
    return made
  }
  if (known.text.length >= leastToPack) known.gzip ??= gzipSync(known.text)
  return known
}
