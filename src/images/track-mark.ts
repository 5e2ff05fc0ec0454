import type { ImageIndexEntry } from '../../contract/document.ts'

/** A file of a track, by its names in the API. */
export type TrackFile = Pick<ImageIndexEntry, 'assetId' | 'rendition'>

/** The layer of a card that names the artist. */
export const artistLayer = 'Artist'

/** Of the marks that are read: numbers and names of files are short. */
const maxMark = 300

/** Longest block of a GIF, in bytes. */
const maxBlock = 255

/**
 * A GIF of one transparent pixel, with the file that it stands for as its
 * comment. Figma names an image after its bytes, so each file of each track
 * has a mark of its own, which goes wherever a layer with it is copied.
 */
export function trackMark({ assetId, rendition }: TrackFile): Uint8Array {
  const text = encodeURIComponent(`audio ${assetId} ${rendition}`)
  let comment = ''
  for (let start = 0; start < text.length; start += maxBlock) {
    const block = text.slice(start, start + maxBlock)
    comment += String.fromCharCode(block.length) + block
  }
  const colors = '\0\0\0\0\0\0'
  const gif = [
    `GIF89a\x01\0\x01\0\x80\0\0${colors}`,
    '!\xf9\x04\x01\0\0\0\0', // the first color is transparent
    `!\xfe${comment}\0`,
    ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'
  ]
  return Uint8Array.from(gif.join(''), letter => letter.charCodeAt(0))
}

/** The file that a mark stands for; null for any other image. */
export function parseTrackMark(bytes: Uint8Array): TrackFile | null {
  const text = String.fromCharCode(...bytes.slice(0, maxMark))
  const [, assetId = '', rendition = ''] =
    /audio%20([\w.-]+)%20([\w.-]+)/.exec(text) || []
  const track = { assetId, rendition }
  const mark = trackMark(track)
  const isSame =
    mark.length === bytes.length && mark.every((one, i) => one === bytes[i])
  return assetId && isSame ? track : null
}
