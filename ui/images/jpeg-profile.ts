import { untagged } from './color-tag.ts'
import type { ColorTag } from './color-tag.ts'

const name = 'ICC_PROFILE\0'
const headLength = name.length + 2

/** Collects the pieces of a profile from APP2 segments, in order. */
export function createJpegProfile() {
  const pieces = new Map<number, Uint8Array>()
  return {
    /** The content of an APP2 segment. */
    add(segment: Uint8Array): void {
      if (segment.length <= headLength) return
      const start = String.fromCharCode(...segment.subarray(0, name.length))
      if (start !== name) return
      pieces.set(segment[name.length] ?? 0, segment.subarray(headLength))
    },
    tag(): ColorTag {
      if (pieces.size === 0) return untagged
      const numbers = Array.from({ length: 256 }, (_, number) => number)
      const inOrder = numbers.flatMap(number => pieces.get(number) ?? [])
      const length = inOrder.reduce((sum, one) => sum + one.length, 0)
      const bytes = new Uint8Array(length)
      let at = 0
      for (const piece of inOrder) {
        bytes.set(piece, at)
        at += piece.length
      }
      return { kind: 'profile', bytes, isPacked: false }
    }
  }
}
