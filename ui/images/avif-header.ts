import { sniffType } from '../../contract/sniff-file.ts'
import { tagOfCodePoints, untagged } from './color-tag.ts'
import type { ColorTag } from './color-tag.ts'
import { textAt } from './text-at.ts'

/** What can be read of an AVIF file; browsers measure and turn it. */
export interface AvifHeader {
  colorTag: ColorTag
  isComplete: boolean
}

/** A box of ISO 14496-12, with the place of its content. */
interface Box {
  name: string
  start: number
  end: number
}

export function readAvifHeader(bytes: Uint8Array): AvifHeader | null {
  if (sniffType(bytes) !== 'image/avif') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes = readBoxes(view, 0, view.byteLength)
  const fits = boxes.every(({ end }) => end <= view.byteLength)
  return {
    colorTag: readColorTag(view, boxes),
    isComplete: fits && boxes.some(({ name }) => name === 'mdat')
  }
}

/** The last box may be cut off. */
function readBoxes(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const name = textAt(view, at + 4)
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= to
    const start = at + (isLong ? 16 : 8)
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short
    const end = length === 0 ? to : Math.max(at + length, start)
    boxes.push({ name, start, end })
    at = end
  }
  return boxes
}

/** A profile precedes numbers. */
function readColorTag(view: DataView, boxes: readonly Box[]): ColorTag {
  const properties = inside('ipco', inside('iprp', inside('meta', boxes, 4)))
  const tags = properties
    .filter(({ name, start, end }) => name === 'colr' && end - start >= 8)
    .filter(({ end }) => end <= view.byteLength)
    .flatMap(({ start, end }) => {
      const kind = textAt(view, start)
      if (kind === 'nclx') {
        const at = start + 4
        return tagOfCodePoints(view.getUint16(at), view.getUint16(at + 2))
      }
      const from = view.byteOffset + start + 4
      const bytes = new Uint8Array(view.buffer, from, end - start - 4)
      return { kind: 'profile', bytes, isPacked: false } as const
    })
  return tags.find(({ kind }) => kind === 'profile') ?? tags[0] ?? untagged

  function inside(wanted: string, all: readonly Box[], skipped = 0): Box[] {
    const box = all.find(({ name }) => name === wanted)
    const end = Math.min(box?.end ?? 0, view.byteLength)
    return box ? readBoxes(view, box.start + skipped, end) : []
  }
}
