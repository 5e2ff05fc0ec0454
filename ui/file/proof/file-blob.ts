import type { FileSink } from '../../api/download.ts'
import { crc32 } from './crc32.ts'

export interface StoredFile {
  content: Blob
  crc: number
}

/** A file as a Blob, which the browser may keep on disk. */
export class FileBlob implements FileSink {
  #chunks: Blob[] = []
  #crc = 0

  start(): void {
    this.#chunks = []
    this.#crc = 0
  }

  write(chunk: Uint8Array<ArrayBuffer>): void {
    this.#chunks.push(new Blob([chunk]))
    this.#crc = crc32(chunk, this.#crc)
  }

  get stored(): StoredFile {
    return { content: new Blob(this.#chunks), crc: this.#crc }
  }
}
