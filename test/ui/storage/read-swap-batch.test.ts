import { expect, it } from 'vitest'
import type { SwapBatch } from '../../../contract/swapping.ts'
import { readSwapBatch } from '../../../ui/storage/read-swap-batch.ts'

const batch: SwapBatch = {
  v: 1,
  id: 'b1',
  fileId: 'file-1',
  fileName: 'Poster',
  accountId: '7',
  service: 'http://localhost:4402',
  createdAt: '2026-03-01T12:00:00Z',
  items: [
    {
      assetId: '1001',
      mediaType: 'image',
      licenseId: 'e123',
      license: 'standard',
      size: 'huge',
      format: 'jpg',
      imageHash: null,
      leftOut: ['1:2']
    }
  ]
}

it('accepts a complete batch', () => {
  const read = readSwapBatch(batch)

  expect(read).toEqual(batch)
})

const [item] = batch.items

it('accepts an unfinished item', () => {
  const pixels = { width: 6000, height: 4000 }
  const loss = { loss: '', isReduced: true }
  const underWay = { ...item, pixels, ...loss, pageIds: ['0:1'] }

  const read = readSwapBatch({ ...batch, items: [underWay] })

  expect(read?.items).toEqual([underWay])
})

it.each([
  ['a newer version', { ...batch, v: 2 }],
  ['no id', { ...batch, id: '' }],
  ['no file name', { ...batch, fileName: undefined }],
  ['no account', { ...batch, accountId: 7 }],
  ['no items', { ...batch, items: {} }],
  ['an item without an asset', { ...batch, items: [{ ...item, assetId: 1 }] }],
  ['a loss that is no text', { ...batch, items: [{ ...item, loss: 1 }] }],
  ['pages that are no ids', { ...batch, items: [{ ...item, pageIds: [1] }] }],
  ['uses that are no ids', { ...batch, items: [{ ...item, leftOut: [1] }] }]
])('refuses a batch with %s', (_, wrong) => {
  const read = readSwapBatch(wrong)

  expect(read).toBeNull()
})
