import { expect, it } from 'vitest'
import type { SwapBatch } from '../../../contract/swapping.ts'
import { openController } from '../open-controller.ts'

const batch: SwapBatch = {
  v: 1,
  id: 'b1',
  fileId: 'file-1',
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

it('keeps one key a batch until nothing of it is left', async () => {
  const { peer, storage } = await openController()
  await peer.call('saveSwapBatch', { batch })
  await peer.call('saveSwapBatch', { batch: { ...batch, id: 'b2' } })
  await peer.call('saveSwapBatch', { batch })
  const keys = [...storage.keys()]

  await peer.call('saveSwapBatch', { batch: { ...batch, items: [] } })

  const { batches } = await peer.call('loadSwapBatches', {})
  expect(keys).toEqual(['cleared-test/swaps:b1', 'cleared-test/swaps:b2'])
  expect(batches).toEqual([{ ...batch, id: 'b2' }])
})

it('leaves out what it cannot read, and leaves it where it is', async () => {
  const storage = new Map<string, unknown>([
    ['cleared-test/swaps:broken', '{'],
    ['cleared-test/swaps:newer', JSON.stringify({ ...batch, v: 2 })]
  ])
  const { peer } = await openController({ storage })
  await peer.call('saveSwapBatch', { batch })

  const { batches } = await peer.call('loadSwapBatches', {})

  expect(batches).toEqual([batch])
  expect(storage.size).toBe(3)
})

const [item] = batch.items

it.each([
  ['no id', { ...batch, id: '' }],
  ['no account', { ...batch, accountId: 7 }],
  ['no items', { ...batch, items: {} }],
  ['an item without an asset', { ...batch, items: [{ ...item, assetId: 1 }] }],
  ['uses that are no ids', { ...batch, items: [{ ...item, leftOut: [1] }] }]
])('refuses a batch with %s', async (_, wrong) => {
  const { peer, storage } = await openController()

  const failed = peer.call('saveSwapBatch', { batch: wrong as SwapBatch }) // wrong on purpose

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(storage.size).toBe(0)
})
