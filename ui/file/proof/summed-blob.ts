import { FileBlob } from '../../api/file-blob.ts'
import { crc32 } from './crc32.ts'

export interface StoredFile {
  content: Blob
  crc: number
  /** The end of its name, where its first bytes decide. */
  end?: string
}

/** A file for a ZIP, which has its checksum. */
export class SummedBlob extends FileBlob {
  #crc = 0

  override start(): void {
    super.start()
    this.#crc = 0
  }

  override write(chunk: Uint8Array<ArrayBuffer>): void {
    super.write(chunk)
    this.#crc = crc32(chunk, this.#crc)
  }

  get stored(): StoredFile {
    return { content: this.content, crc: this.#crc }
  }
}
