import { colorsOfProfile } from './color-profile.ts'
import type { Colors } from './color-profile.ts'

/** How a file declares its color space. */
export type ColorTag =
  /** No declaration: treated as sRGB. */
  | { kind: 'none' }
  | { kind: 'known'; colors: Colors }
  /** An ICC profile; compressed in PNG. */
  | { kind: 'profile'; bytes: Uint8Array; isPacked: boolean }

export const untagged: ColorTag = { kind: 'none' }

/** Primaries and transfer of ITU-T H.273. */
export function tagOfCodePoints(primaries: number, transfer: number): ColorTag {
  if (primaries === 1 && transfer === 13) return untagged
  const isWide = primaries === 9 || primaries === 11 || primaries === 12
  return { kind: 'known', colors: isWide ? 'wide' : 'other' }
}

export async function readColors(tag: ColorTag): Promise<Colors> {
  if (tag.kind === 'none') return 'srgb'
  if (tag.kind === 'known') return tag.colors
  if (!tag.isPacked) return colorsOfProfile(tag.bytes)
  try {
    return colorsOfProfile(await unpack(tag.bytes))
  } catch {
    return 'other' // browsers ignore a broken profile and re-encode
  }
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  // Copied, because a message cannot carry a view of shared memory.
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>])
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
