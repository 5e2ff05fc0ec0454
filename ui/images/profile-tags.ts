import { textAt } from './text-at.ts'

/** Looks up a tag of an ICC profile by its four letters. */
export type ProfileTags = (name: string) => DataView | null

/** Null when the bytes are not the profile of an RGB file. */
export function readProfileTags(bytes: Uint8Array): ProfileTags | null {
  if (bytes.length < 132) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(view, 36) !== 'acsp' || textAt(view, 16) !== 'RGB ') return null
  const count = Math.min(view.getUint32(128), 100)
  const places = new Map<string, DataView>()
  for (let i = 0; i < count; i += 1) {
    const entry = 132 + i * 12
    if (entry + 12 > view.byteLength) break
    const start = view.getUint32(entry + 4)
    const length = view.getUint32(entry + 8)
    if (start + length > view.byteLength || length < 12) continue
    const part = new DataView(bytes.buffer, bytes.byteOffset + start, length)
    places.set(textAt(view, entry), part)
  }
  return name => places.get(name) ?? null
}

/** A fixed-point number with 16 fractional bits. */
export function fixedPointAt(view: DataView, at: number): number {
  return view.getInt32(at) / 65_536
}
