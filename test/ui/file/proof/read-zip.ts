import { crc32 as expectedCrc } from 'node:zlib'
import { expect } from 'vitest'

export interface UnzippedFile {
  name: string
  content: Buffer
  /** Date and time in ZIP format. */
  time: number
}

/** Reads the directory at the end, as every program does; checks each CRC. */
export async function readZip(part: Blob): Promise<UnzippedFile[]> {
  const bytes = Buffer.from(await part.arrayBuffer())
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const count = bytes.readUInt16LE(end + 10)
  let place = bytes.readUInt32LE(end + 16)
  expect(place + bytes.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: count }, () => {
    expect(bytes.readUInt32LE(place)).toBe(0x02014b50)
    const [crc, size, whole] = [16, 20, 24].map(at =>
      bytes.readUInt32LE(place + at)
    )
    const nameLength = bytes.readUInt16LE(place + 28)
    // names are UTF-8
    expect(bytes.readUInt16LE(place + 8)).toBe(0x0800)
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength)
    const local = bytes.readUInt32LE(place + 42)
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    // what both records say of a file
    expect(bytes.subarray(local + 4, local + 30)).toEqual(
      bytes.subarray(place + 6, place + 32)
    )
    const start = local + 30 + nameLength
    const content = bytes.subarray(start, start + (size ?? 0))
    expect([crc, whole]).toEqual([expectedCrc(content), size])
    const time = bytes.readUInt32LE(place + 12)
    place += 46 + nameLength
    return { name, content, time }
  })
}
