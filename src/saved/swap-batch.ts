import type { SwapBatch } from '../../contract/swapping.ts'
import {
  areTexts,
  asRecord,
  isMediaType,
  isText,
  isTextOrNull
} from './named-values.ts'

const texts = ['id', 'fileId', 'accountId', 'service', 'createdAt']
const itemTexts = ['assetId', 'license', 'size', 'format']

export function readSwapBatch(value: unknown): SwapBatch | null {
  const batch = asRecord(value)
  const items = batch && batch['items']
  return batch &&
    batch['v'] === 1 &&
    batch['id'] !== '' &&
    texts.every(name => isText(batch[name])) &&
    Array.isArray(items) &&
    items.every(isItem)
    ? (batch as unknown as SwapBatch) // every field was checked
    : null
}

function isItem(value: unknown): boolean {
  const item = asRecord(value)
  return (
    item !== null &&
    itemTexts.every(name => isText(item[name])) &&
    isMediaType(item['mediaType']) &&
    isTextOrNull(item['licenseId']) &&
    isTextOrNull(item['imageHash']) &&
    areTexts(item['leftOut'])
  )
}
