import { sniffLength } from '../../contract/sniff-file.ts'
import type { FileSink } from './download.ts'

/** A file as a Blob, which the browser may keep on disk. */
export class FileBlob implements FileSink {
  #chunks: Blob[] = []
  #head: number[] = []

  start(): void {
    this.#chunks = []
    this.#head = []
  }

  write(chunk: Uint8Array<ArrayBuffer>): void {
    const missing = sniffLength - this.#head.length
    if (missing > 0) this.#head.push(...chunk.subarray(0, missing))
    this.#chunks.push(new Blob([chunk]))
  }

  get content(): Blob {
    return new Blob(this.#chunks)
  }

  /** Its first bytes, which say what it is. */
  get head(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#head)
  }
}
