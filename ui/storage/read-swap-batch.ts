import {
  areTexts,
  fits,
  isBoolean,
  isFilledText,
  isMediaType,
  isOne,
  isText,
  isTextOrNull,
  orNone
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'
import type { SwapBatch, SwapBatchItem } from '../../contract/swapping.ts'

const batch: Shape<SwapBatch> = {
  v: isOne,
  id: isFilledText,
  fileId: isText,
  fileName: isText,
  accountId: isText,
  service: isText,
  createdAt: isText,
  items: value => Array.isArray(value) && value.every(isItem)
}

const item: Shape<SwapBatchItem> = {
  assetId: isText,
  mediaType: isMediaType,
  licenseId: isTextOrNull,
  license: isText,
  size: isText,
  format: isText,
  imageHash: isTextOrNull,
  loss: orNone(isText),
  isReduced: orNone(isBoolean),
  leftOut: areTexts,
  pageIds: orNone(areTexts)
}

export function readSwapBatch(value: unknown): SwapBatch | null {
  return fits(value, batch) ? value : null
}

function isItem(value: unknown): boolean {
  return fits(value, item)
}
