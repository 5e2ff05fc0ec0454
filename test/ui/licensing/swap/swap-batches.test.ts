import { expect, it } from 'vitest'
import type { SwapBatch, SwapBatchItem } from '../../../../contract/swapping.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'

const item: SwapBatchItem = {
  assetId: '1',
  mediaType: 'image',
  licenseId: 'e1',
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  imageHash: null,
  leftOut: []
}

async function openStore() {
  const { batches, fileOpen, document } = await openPanel(createWorld())
  const batchOf = (id: string, createdAt: string): SwapBatch => ({
    v: 1,
    id,
    fileId: fileOpen.$fileId.get(),
    fileName: 'Poster',
    accountId: '7',
    service: addresses.service,
    createdAt,
    items: [item, { ...item, assetId: '2' }]
  })
  const saved = () =>
    [...document.saved]
      .filter(([key]) => key.startsWith('swaps:'))
      .map(([, text]) => JSON.parse(text) as SwapBatch) // written by the store
  return { ...batches, document, batchOf, saved }
}

it('loads batches of this file, newest first', async () => {
  const { $batches, loadBatches, document, batchOf } = await openStore()
  const old = batchOf('b', '2026-03-01T12:00:00Z')
  const late = batchOf('a', '2026-03-02T12:00:00Z')
  const other = { ...late, id: 'c', fileId: 'elsewhere' }
  for (const batch of [old, late, other]) {
    document.saved.set(`swaps:${batch.id}`, JSON.stringify(batch))
  }

  await loadBatches()

  expect($batches.get().map(({ id }) => id)).toEqual(['a', 'b'])
})

it('writes changes made while it is writing', async () => {
  const { addBatches, changeItems, waitForWrites, document, batchOf, saved } =
    await openStore()
  document.before.saveText = () => {
    delete document.before.saveText
    changeItems(one => (one.assetId === '1' ? null : one))
  }

  addBatches([batchOf('a', '')])
  await waitForWrites()

  expect(saved().map(({ items }) => items)).toEqual([
    [{ ...item, assetId: '2' }]
  ])
})

it('does not write unchanged batches', async () => {
  const { addBatches, changeItems, waitForWrites, document, batchOf } =
    await openStore()
  addBatches([batchOf('a', '')])
  await waitForWrites()

  changeItems(one => one)
  await waitForWrites()

  expect(document.calls.filter(name => name === 'saveText')).toHaveLength(1)
})

it('writes only the batch of a changed item', async () => {
  const { addBatches, changeItems, waitForWrites, document, batchOf } =
    await openStore()
  const late = batchOf('b', '')
  const items = late.items.map(one => ({ ...one, assetId: `9${one.assetId}` }))
  addBatches([batchOf('a', ''), { ...late, items }])
  await waitForWrites()
  document.saved.clear()

  changeItems(one => (one.assetId === '91' ? { ...one, imageHash: 'x' } : one))
  await waitForWrites()

  expect([...document.saved.keys()]).toEqual(['swaps:b'])
})

it('writes a batch of which only images are left', async () => {
  const { addBatches, changeItems, waitForWrites, batchOf, saved } =
    await openStore()
  const video: SwapBatchItem = { ...item, assetId: '3', mediaType: 'video' }
  addBatches([{ ...batchOf('a', ''), v: 2, items: [item, video] }])
  await waitForWrites()

  changeItems(one => (one.mediaType === 'video' ? null : one))
  await waitForWrites()

  expect(saved()).toMatchObject([{ v: 1, items: [item] }])
})

it('deletes an empty batch', async () => {
  const { addBatches, changeItems, waitForWrites, batchOf, saved } =
    await openStore()
  addBatches([batchOf('a', '')])
  await waitForWrites()
  const written = saved().length

  changeItems(() => null)
  await waitForWrites()

  expect(written).toBe(1)
  expect(saved()).toEqual([])
})

it('keeps batches in memory that cannot be written', async () => {
  const { $batches, addBatches, waitForWrites, document, batchOf } =
    await openStore()
  document.before.saveText = () => {
    throw new Error('The disk has failed.')
  }

  addBatches([batchOf('a', '')])
  await waitForWrites()

  expect($batches.get()).toHaveLength(1)
})
