import { colorsOfProfile } from './color-profile.ts'
import type { Colors } from './color-profile.ts'

/** What a file says of the meaning of its colors. */
export type ColorTag =
  /** Nothing: taken for sRGB. */
  | { kind: 'none' }
  | { kind: 'known'; colors: Colors }
  /** An ICC profile; PNG packs it. */
  | { kind: 'profile'; bytes: Uint8Array; isPacked: boolean }

export const untagged: ColorTag = { kind: 'none' }

export async function readColors(tag: ColorTag): Promise<Colors> {
  if (tag.kind === 'none') return 'srgb'
  if (tag.kind === 'known') return tag.colors
  if (!tag.isPacked) return colorsOfProfile(tag.bytes)
  try {
    return colorsOfProfile(await unpack(tag.bytes))
  } catch {
    return 'other' // broken: browsers ignore such a profile and encode anew
  }
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  // A view of shared memory cannot come out of a message.
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>])
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
