import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Shorter ones would hardly shrink. */
const leastToPack = 1024

/** The JSON of a reply; tag and compressed form are made on first use. */
export class JsonText {
  readonly text: string
  #tag: string | undefined
  #gzip: Uint8Array<ArrayBuffer> | undefined

  constructor(reply: object) {
    this.text = JSON.stringify(reply)
  }

  /** The entity tag, with its quotation marks. */
  get tag(): string {
    this.#tag ??= `"${hash('sha1', this.text, 'base64url')}"`
    return this.#tag
  }

  /** Compressed; undefined when it is too short for that. */
  get gzip(): Uint8Array<ArrayBuffer> | undefined {
    if (this.text.length < leastToPack) return undefined
    this.#gzip ??= new Uint8Array(gzipSync(this.text))
    return this.#gzip
  }
}
