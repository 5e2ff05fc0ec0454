import type { Point } from '../../shared/matrix.ts'
import type { PictureFile } from '../../shared/user-edits.ts'
import { newRecord, store } from '../../model/record/document-store.ts'
import { dropTarget } from '../../model/tree/drop-target.ts'
import { setPosition } from '../../model/layout/place-layer.ts'
import { moveAllInto } from '../../model/tree/grouping.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { resizeRecord } from '../../model/layout/resize.ts'
import { select } from '../../model/edits/selection-store.ts'
import { placeInto } from '../../model/tree/tree.ts'
import { checkPaints } from '../../nodes/checks/check-paint.ts'

function addRecord(picture: PictureFile, { x, y }: Point): NodeRecord {
  const { kind, hash, name, width, height } = picture
  const file =
    kind === 'image'
      ? { type: 'IMAGE', imageHash: hash }
      : { type: 'VIDEO', videoHash: hash }
  const paint = Object.assign({ scaleMode: 'FILL' }, file)
  const fills = checkPaints('paste', 'fills', [paint])
  const record = newRecord('RECTANGLE', { name, fills })
  const page = store.currentPage
  placeInto(record, page, (page.children || []).length)
  resizeRecord(record, width, height, false)
  setPosition(record, Math.round(x), Math.round(y))
  select(page, [record])
  return record
}

/** Adding a person's own pictures and videos. */
export const pictureEdits = {
  addPicture(picture: PictureFile, center: Point): string {
    const x = center.x - picture.width / 2
    return addRecord(picture, { x, y: center.y - picture.height / 2 }).id
  },
  dropPicture(picture: PictureFile, at: Point): string {
    const record = addRecord(picture, at)
    const target = dropTarget(record, [record], at)
    if (target.type !== 'PAGE') {
      moveAllInto([record], target, (target.children || []).length)
    }
    return record.id
  }
}
