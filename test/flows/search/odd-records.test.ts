import { beforeEach, expect, it } from 'vitest'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let ids: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await file.panel.search('mountain')
  ids = readResults(file.panel).map(({ assetId: id }) => id)
})

/** Later than any cache answers. */
async function searchLater(): Promise<void> {
  await stack.clock.advance(3_600_000)
  await file.panel.searchAgain()
}

it.each(['without-sizes', 'sizes-as-text'] as const)(
  'places a comp from a record %s like any other',
  async kind => {
    const [usual] = await placeResults(file, 'mountain', 1)
    const [known] = readResults(file.panel)
    ids.forEach(id => stack.service.faults.malformRecord(id, kind))
    await searchLater()

    const [placed] = await placeResults(file, 'mountain', 1)

    expect(readResults(file.panel).map(({ assetId: id }) => id)).toEqual(ids)
    expect(readResults(file.panel)[0]?.previews).toEqual(known?.previews)
    expect(placed?.assetId).toBe(usual?.assetId)
    expect([placed?.layer.width, placed?.layer.height]).toEqual([
      usual?.layer.width,
      usual?.layer.height
    ])
  }
)

it('fails when no result is readable, until the service is mended', async () => {
  ids.forEach(id => stack.service.faults.malformRecord(id))
  await stack.clock.advance(3_600_000)
  const { panel } = await stack.openFile()
  await panel.search('mountain')
  const failed = panel.$search.get()
  await panel.retrySearch()
  const failedAgain = panel.$search.get()
  stack.service.faults.reset()

  await panel.retrySearch()

  const unreadable = {
    state: 'failed',
    query: 'mountain',
    error: { code: 'reply-unreadable' }
  }
  expect([failed, failedAgain]).toMatchObject([unreadable, unreadable])
  expect(readResults(panel).map(({ assetId: id }) => id)).toEqual(ids)
})

it('shows similar assets again once the service is mended', async () => {
  const [first = ''] = ids
  await file.panel.similar.open(first)
  const found = file.panel.similar.$list.get()
  if (found.state !== 'ready') throw new Error(JSON.stringify(found))
  found.assets.forEach(({ assetId: id }) =>
    stack.service.faults.malformRecord(id)
  )
  await stack.clock.advance(3_600_000)
  await file.panel.similar.reload()
  const failed = file.panel.similar.$list.get()
  stack.service.faults.reset()

  await file.panel.similar.retry()

  expect(failed).toMatchObject({
    state: 'failed',
    error: { code: 'reply-unreadable' }
  })
  expect(file.panel.similar.$list.get()).toEqual(found)
})
