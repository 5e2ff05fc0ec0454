import type { SavedRealm } from '../shared/saved-realm.ts'

interface Head extends Omit<SavedRealm, 'parts'> {
  parts: { at: number; length: number }[]
}

const headLength = 4

/** A saved realm as one file: the length of its head, the head, the parts. */
export function writeSavedRealm(saved: SavedRealm): Uint8Array<ArrayBuffer> {
  const { parts, ...rest } = saved
  const places = parts.map(({ at, bytes }) => ({ at, length: bytes.length }))
  const head: Head = { ...rest, parts: places }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const sizes = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const file = new Uint8Array(headLength + text.length + sizes)
  new DataView(file.buffer).setUint32(0, text.length)
  file.set(text, headLength)
  let end = headLength + text.length
  for (const { bytes } of parts) {
    file.set(bytes, end)
    end += bytes.length
  }
  return file
}

/** The opposite; the parts are views of the file. Throws for a cut file. */
export function readSavedRealm(file: Uint8Array): SavedRealm {
  const view = new DataView(file.buffer, file.byteOffset)
  let end = headLength + view.getUint32(0)
  const text = new TextDecoder().decode(file.subarray(headLength, end))
  const { parts: places, ...rest } = JSON.parse(text) as Head // written above
  const parts = places.map(({ at, length }) => {
    const bytes = file.subarray(end, end + length)
    end += length
    return { at, bytes }
  })
  if (end !== file.length) throw new Error('A saved realm was cut short.')
  return { ...rest, parts }
}
