import {
  areTexts,
  fits,
  isBoolean,
  isNonEmptyText,
  isMediaType,
  isOne,
  isText,
  isTextOrNull,
  optional
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'
import type { SwapBatch, SwapBatchItem } from '../../contract/swapping.ts'

const batch: Shape<SwapBatch> = {
  v: isOne,
  id: isNonEmptyText,
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
  loss: optional(isText),
  isReduced: optional(isBoolean),
  leftOut: areTexts,
  pageIds: optional(areTexts)
}

export function readSwapBatch(value: unknown): SwapBatch | null {
  return fits(value, batch) ? value : null
}

function isItem(value: unknown): boolean {
  return fits(value, item)
}
