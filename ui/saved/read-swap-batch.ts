import {
  areTexts,
  fits,
  isFilledText,
  isMediaType,
  isOne,
  isText,
  isTextOrNull
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'
import type { SwapBatch, SwapBatchItem } from '../../contract/swapping.ts'

const batch: Shape<SwapBatch> = {
  v: isOne,
  id: isFilledText,
  fileId: isText,
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
  leftOut: areTexts
}

export function readSwapBatch(value: unknown): SwapBatch | null {
  return fits(value, batch) ? value : null
}

function isItem(value: unknown): boolean {
  return fits(value, item)
}
