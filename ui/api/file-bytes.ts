import type { FileSink } from './download.ts'

/** Bytes; a reply that claims to be longer reserves no more memory. */
const maxReserved = 512 * 1024 * 1024

/** A file as one array. */
export class FileBytes implements FileSink {
  #bytes = new Uint8Array(0)
  #length = 0

  start(length: number | null): void {
    this.#bytes = new Uint8Array(Math.min(length ?? 0, maxReserved))
    this.#length = 0
  }

  write(chunk: Uint8Array): void {
    const end = this.#length + chunk.length
    if (end > this.#bytes.length) this.#grow(end)
    this.#bytes.set(chunk, this.#length)
    this.#length = end
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    const isFull = this.#length === this.#bytes.length
    return isFull ? this.#bytes : this.#bytes.slice(0, this.#length)
  }

  /** At least twice as large, since each growth copies what is there. */
  #grow(length: number): void {
    const larger = new Uint8Array(Math.max(length, 2 * this.#bytes.length))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
