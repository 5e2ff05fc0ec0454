import { mediaTypes } from '../../contract/api/media-type.ts'
import {
  areTexts,
  fits,
  isBoolean,
  isNonEmptyText,
  isOneOf,
  isOneOrTwo,
  isSize,
  isText,
  isTextOrNull,
  optional
} from '../../contract/shape.ts'
import type { Size } from '../../contract/picture.ts'
import type { Shape } from '../../contract/shape.ts'
import { batchVersion } from '../../contract/swapping.ts'
import type { SwapBatch, SwapBatchItem } from '../../contract/swapping.ts'

const batch: Shape<SwapBatch> = {
  v: isOneOrTwo,
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
  mediaType: isOneOf(...mediaTypes),
  licenseId: isTextOrNull,
  license: isText,
  size: isText,
  format: isText,
  pixels: optional(isPixels),
  imageHash: isTextOrNull,
  loss: optional(isText),
  fullSize: optional(isText),
  isReduced: optional(isBoolean),
  leftOut: areTexts,
  pageIds: optional(areTexts)
}

export function readSwapBatch(value: unknown): SwapBatch | null {
  return fits(value, batch) && value.v === batchVersion(value.items)
    ? value
    : null
}

function isPixels(value: unknown): boolean {
  return fits<Size>(value, { width: isSize, height: isSize })
}

function isItem(value: unknown): boolean {
  return fits(value, item)
}
