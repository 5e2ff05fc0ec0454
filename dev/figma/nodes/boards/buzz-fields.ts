import { holds } from '../../rules/rules.ts'
import { setProp } from '../../model/edits/history.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { rangesOf } from '../../model/text/text-ranges.ts'
import { spliceText } from '../../model/edits/write-ranges.ts'
import { checkPaints } from '../checks/check-paint.ts'
import { checkString } from '../checks/check.ts'
import { type PartOfNode, members } from '../handles/define-node.ts'
import { editLater } from '../handles/edit.ts'
import { guard } from '../handles/guard.ts'
import { handleOf, live } from '../handles/handle.ts'
import { detachStyle } from '../checks/use-style.ts'
import { redraw } from '../text/write-format.ts'

const keepsOthers = holds('buzz/media-leaves-other-paints')

type Media = ImagePaint | VideoPaint

function isMedia(paint: Paint | undefined): paint is Media {
  return (
    paint !== undefined && (paint.type === 'IMAGE' || paint.type === 'VIDEO')
  )
}

/** The topmost picture or film among its fills; -1 for none. */
function mediaIndex({ props }: NodeRecord): number {
  for (let i = props.fills.length - 1; i >= 0; i -= 1) {
    if (isMedia(props.fills[i])) return i
  }
  return -1
}

function mediaOf(record: NodeRecord): Media | null {
  const paint = record.props.fills[mediaIndex(record)]
  return isMedia(paint) ? paint : null
}

function checkMedia(op: string, value: unknown): Media {
  const [paint] = checkPaints(op, 'paint', [value])
  if (isMedia(paint)) return paint
  throw new TypeError(
    `in ${op}: Expected "paint" to have type ImagePaint | VideoPaint but got ${paint ? paint.type : 'nothing'} instead`
  )
}

function setMedia(record: NodeRecord, paint: Media): void {
  const fills = keepsOthers ? record.props.fills.slice() : []
  const at = mediaIndex(record)
  if (at < 0) fills.push(paint)
  else fills[keepsOthers ? at : 0] = paint
  setProp(record, 'fills', Object.freeze(fills))
  detachStyle(record, 'fillStyleId')
}

function mediaField(session: Session, record: NodeRecord) {
  const node = handleOf(session, record)
  return {
    get type() {
      const media = mediaOf(live(node, 'get_type'))
      return media && media.type
    },
    get hash() {
      const media = mediaOf(live(node, 'get_hash'))
      if (!media) return null
      return media.type === 'IMAGE' ? media.imageHash : media.videoHash
    },
    get node() {
      return node
    },
    async setMediaAsync(paint: unknown) {
      const op = 'setMediaAsync'
      const media = checkMedia(op, paint)
      await editLater(node, op, one => setMedia(one, media))
    }
  }
}

function textField(session: Session, record: NodeRecord) {
  const node = handleOf(session, record)
  return {
    get value() {
      return live(node, 'get_value').props.characters || null
    },
    get node() {
      return node
    },
    async setValueAsync(value: unknown) {
      const op = 'setValueAsync'
      const text = checkString(op, 'value', value)
      await editLater(node, op, one => {
        const { length } = one.props.characters
        spliceText(one, 0, length, text, rangesOf(one)[0])
        redraw(one)
      })
    }
  }
}

/** The layer and its descendants that pass a test, the lowest first. */
function collected(
  top: NodeRecord,
  test: (record: NodeRecord) => boolean
): NodeRecord[] {
  const found = test(top) ? [top] : []
  for (const child of top.children || []) {
    for (const one of collected(child, test)) found.push(one)
  }
  return found
}

const mediaEnd = guard('the BuzzMediaField object', 'figma', 'field')
const textEnd = guard('the BuzzTextField object', 'figma', 'field')

function fieldOf<T extends object>(end: object, parts: T): T & PartOfNode {
  return Object.preventExtensions(Object.create(end, members(parts)))
}

/** The fields of pictures and films in an asset, to be exchanged. */
export function mediaFields(session: Session, top: NodeRecord) {
  return collected(top, record => mediaOf(record) !== null).map(record =>
    fieldOf(mediaEnd, mediaField(session, record))
  )
}

/** The texts of an asset, likewise. */
export function textFields(session: Session, top: NodeRecord) {
  return collected(top, record => record.type === 'TEXT').map(record =>
    fieldOf(textEnd, textField(session, record))
  )
}
