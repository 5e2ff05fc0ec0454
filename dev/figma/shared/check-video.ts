import { holds } from '../rules/rules.ts'
import type { OptionChoice } from './option-choices.ts'

const mostBytes = 100 * 1024 * 1024

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    if (bytes[at + i] !== text.charCodeAt(i)) return false
  }
  return true
}

/** MP4 and MOV begin with a box of a known type, WebM with an EBML header. */
export function isVideo(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0, '\x1a\x45\xdf\xa3')) {
    const head = bytes.subarray(0, 64)
    return head.some((_byte, i) => startsWith(head, i, 'webm'))
  }
  if (startsWith(bytes, 4, 'ftyp')) {
    // The same box stands in pictures of the HEIC and AVIF formats.
    return !['hei', 'hev', 'mif', 'msf', 'avi'].some(brand =>
      startsWith(bytes, 8, brand)
    )
  }
  return ['moov', 'mdat', 'wide', 'free', 'skip'].some(box =>
    startsWith(bytes, 4, box)
  )
}

/** Throws what Figma throws for a file that is no video, or is too large. */
export function assertVideo(op: string, bytes: Uint8Array): void {
  if (bytes.length > mostBytes && holds('videos/at-most-100-mb')) {
    throw new Error(`in ${op}: Video is too large`)
  }
  if (!isVideo(bytes) && holds('videos/only-mp4-mov-webm')) {
    throw new Error(`in ${op}: Video type is unsupported`)
  }
}

/** Throws what Figma throws where a team may not upload videos. */
export function assertVideoTeam(op: string, team: OptionChoice<'team'>): void {
  if (team === 'paid' || !holds('videos/none-on-a-free-team')) return
  throw new Error(`in ${op}: Videos cannot be uploaded in a free team's file`)
}
