import type { SizeLimit } from '../../api/download.ts'
import type { StoredFile } from './summed-blob.ts'

export interface ZippedFile extends StoredFile {
  /** Without folders. */
  name: string
  /** ISO time. */
  at: string
}

export interface ZipPart {
  /** Size of the ZIP so far, in bytes. */
  size(): number
  add(file: ZippedFile): void
  finish(): Blob
}

const encoder = new TextEncoder()

/** Names are UTF-8. */
const flags = 0x0800

/** A ZIP has 32 bits for a size and for an offset. */
export const maxZipped: SizeLimit = {
  bytes: 4_000_000_000,
  code: 'video-too-large'
}

/** Bytes that each file adds to its content. */
export function zipOverhead({ name }: ZippedFile): number {
  return 76 + encoder.encode(name).length * 2
}

/** An uncompressed ZIP, as pictures and videos are already compressed. */
export function createZipPart(): ZipPart {
  const parts: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  let directorySize = 0
  return {
    size: () => offset + directorySize + 22,
    add({ name, content, crc, at }) {
      const letters = encoder.encode(name)
      const { size } = content
      // shared by both records of a file
      const shared = [20, flags, 0, ...dosTime(at)]
      const sizes = [crc, size, size]
      const local = record(0x04034b50, shared, sizes, [letters.length, 0])
      parts.push(local, letters, content)
      const place = [letters.length, 0, 0, 0, 0]
      const entry = record(0x02014b50, [20, ...shared], sizes, place, [
        0,
        offset
      ])
      directory.push(entry, letters)
      offset += local.length + letters.length + size
      directorySize += entry.length + letters.length
    },
    finish() {
      const count = directory.length / 2
      const sizes = [directorySize, offset]
      const end = record(0x06054b50, [0, 0, count, count], sizes, [0])
      return new Blob([...parts, ...directory, end], {
        type: 'application/zip'
      })
    }
  }
}

/** A signature, followed by numbers of two and four bytes alternately. */
function record(
  signature: number,
  ...groups: readonly (readonly number[])[]
): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [...littleEndian(signature, 4)]
  groups.forEach((values, i) =>
    values.forEach(value =>
      bytes.push(...littleEndian(value, i % 2 === 0 ? 2 : 4))
    )
  )
  return Uint8Array.from(bytes)
}

function littleEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >>> (8 * i)) & 0xff)
}

/** Time and date in ZIP format; the earliest one for an invalid time. */
function dosTime(at: string): [number, number] {
  const date = new Date(at)
  const year = date.getUTCFullYear()
  if (!(year >= 1980 && year < 2108)) return [0, 33]
  const time =
    (date.getUTCHours() << 11) |
    (date.getUTCMinutes() << 5) |
    (date.getUTCSeconds() >> 1)
  const month = date.getUTCMonth() + 1
  return [time, ((year - 1980) << 9) | (month << 5) | date.getUTCDate()]
}
