import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Compression hardly shrinks shorter texts. */
const minBytes = 1024

/**
 * The JSON of a reply; entity tag and compressed form are computed on first
 * use.
 */
export class JsonText {
  readonly text: string
  #tag: string | undefined
  #gzip: Uint8Array<ArrayBuffer> | undefined

  constructor(reply: object) {
    this.text = JSON.stringify(reply)
  }

  /** The entity tag with quotation marks. */
  get tag(): string {
    this.#tag ??= `"${hash('sha1', this.text, 'base64url')}"`
    return this.#tag
  }

  /** Compressed; undefined if too short. */
  get gzip(): Uint8Array<ArrayBuffer> | undefined {
    if (this.text.length < minBytes) return undefined
    this.#gzip ??= new Uint8Array(gzipSync(this.text))
    return this.#gzip
  }
}
