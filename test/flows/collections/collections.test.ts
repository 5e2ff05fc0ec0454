import { beforeEach, describe, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  media,
  pathOf,
  rootOf,
  makeCollection,
  collectionNames,
  openCollector
} from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let found: readonly Asset[]

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
    found = await browse(file, medium)
  })

  function keyOf(asset: Asset | undefined): string {
    return asset ? assetKey(asset) : ''
  }

  it('lists collections with count and cover, the last changed first', async () => {
    const [one, two, three] = found
    // The service's own order of a clipbox begins with the oldest.
    const cover = medium === 'image' ? one : two
    await makeCollection(
      stack,
      file,
      { name: 'Older', of: medium },
      [one, two].flatMap(asset => asset ?? [])
    )
    await makeCollection(
      stack,
      file,
      { name: 'Newer', of: medium },
      [three].flatMap(asset => asset ?? [])
    )
    await makeCollection(stack, file, { name: 'Empty', of: medium })
    const other = await openCollector(stack)
    const before = stack.network.asked.length

    await other.panel.readCollections()

    expect(other.panel.listed()).toMatchObject([
      { name: 'Empty', count: 0, coverKey: null },
      { name: 'Newer', count: 1, coverKey: keyOf(three) },
      { name: 'Older', count: 2, coverKey: keyOf(cover) }
    ])
    const asked = stack.network.asked.slice(before)
    const counted = [
      ...media.map(one => addresses.service + rootOf(one)),
      `${addresses.gateway}/api/v2/${medium === 'audio' ? medium : `${medium}s`}`
    ].map(url => asked.filter(one => one.startsWith(`GET ${url}?`)).length)
    expect(counted).toEqual([1, 1, 1, 1])
  })

  it('renames at once, and restores the name when that is refused', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const path = pathOf(id)

    await file.panel.rename(id, ' Summer ')
    stack.service.faults.failNext({ method: 'POST', path, status: 500 })
    const renaming = file.panel.rename(id, 'Autumn')
    const early = collectionNames(file)
    await renaming

    expect(early).toEqual(['Autumn'])
    expect(collectionNames(file)).toEqual(['Summer'])
    expect(readNotices(file)).toMatch('Couldn’t rename “Summer”.')
  })

  it('renames the open collection, and restores its name when that is refused', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    const path = pathOf(id)
    await file.panel.openCollection(id)

    await file.panel.rename(id, 'Summer')
    const renamed = file.panel.openedOf(id)?.collection.name
    stack.service.faults.failNext({ method: 'POST', path, status: 500 })
    await file.panel.rename(id, 'Autumn')

    expect(renamed).toBe('Summer')
    expect(file.panel.openedOf(id)?.collection.name).toBe('Summer')
  })

  it('stops listing a collection that turns out missing when opened', async () => {
    const id = await makeCollection(stack, file, { name: 'Spring', of: medium })
    await file.panel.readCollections()
    const path = pathOf(id)
    stack.service.faults.failNext({ method: 'GET', path, status: 404 })

    await file.panel.openCollection(id)

    expect(file.panel.$collection.get().state).toBe('failed')
    expect(collectionNames(file)).toEqual([])
  })

  it('creates one collection although the reply was lost', async () => {
    await file.panel.readCollections()
    stack.service.faults.cutConnection({ method: 'POST', path: rootOf(medium) })

    const made = await file.panel.makeCollection('Spring', medium)

    expect(made.name).toBe('Spring')
    expect(collectionNames(file)).toEqual(['Spring'])
    expect(stack.service.arrivals.count('POST', rootOf(medium))).toBe(1)
  })

  it('looks for a collection of unknown outcome before it creates it again', async () => {
    await file.panel.readCollections()
    stack.service.faults.cutConnection({ method: 'POST', path: rootOf(medium) })
    stack.service.faults.failNext({
      method: 'GET',
      path: rootOf(medium),
      status: 500
    })
    await expect(
      file.panel.makeCollection('Spring', medium)
    ).rejects.toMatchObject({
      code: 'service-failed'
    })

    const made = await file.panel.makeCollection('Spring', medium)

    expect(collectionNames(file)).toEqual(['Spring'])
    expect(made.id).toBe(file.panel.listed()[0]?.id)
    expect(stack.service.arrivals.count('POST', rootOf(medium))).toBe(1)
  })

  it('creates a second collection of the same name', async () => {
    await makeCollection(stack, file, { name: 'Spring', of: medium })

    await makeCollection(stack, file, { name: 'Spring', of: medium })

    expect(collectionNames(file)).toEqual(['Spring', 'Spring'])
  })

  it.each([
    ['nobody is signed in', null, 'signed-out'],
    ['the token is for other things', ['user.view'], 'token-lacks-scope']
  ])('says so when %s', async (_, allowed, code) => {
    if (allowed) file = await openCollector(stack, allowed)
    else await file.panel.signOut()
    const before = stack.service.arrivals.count('GET', rootOf(medium))

    await file.panel.readCollections()
    await file.panel.openCollection('550000101')

    expect(file.panel.$collections.get()).toMatchObject({
      state: 'failed',
      error: { code }
    })
    expect(file.panel.$collection.get()).toMatchObject({
      state: 'failed',
      error: { code }
    })
    expect(stack.service.arrivals.count('GET', rootOf(medium))).toBe(before)
  })

  it('keeps the list when it cannot be read again', async () => {
    await makeCollection(stack, file, { name: 'Spring', of: medium })
    stack.network.takeDown(addresses.service)

    await file.panel.readCollections()

    expect(collectionNames(file)).toEqual(['Spring'])
    expect(readNotices(file)).toMatch('Couldn’t refresh your collections.')
  })

  it.each(['R&D', '<b> & "c"', '&lt;b&gt; &amp; co'])(
    'shows the name %s as it was typed',
    async name => {
      const id = await makeCollection(stack, file, {
        name: 'Spring',
        of: medium
      })
      await makeCollection(stack, file, { name, of: medium })
      await file.panel.rename(id, `${name} 2`)
      const before = collectionNames(file)

      await file.panel.readCollections()

      expect(before.toSorted()).toEqual([name, `${name} 2`].toSorted())
      expect(collectionNames(file).toSorted()).toEqual(before.toSorted())
    }
  )

  it('opens a collection without one readable image once the service is mended', async () => {
    const assets = found.slice(0, 2)
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      assets
    )
    assets.forEach(one => stack.service.faults.malformRecord(one.assetId))
    const other = await openCollector(stack)
    await stack.clock.advance(3_600_000)
    await other.panel.openCollection(id)
    const failed = other.panel.$collection.get()
    stack.service.faults.reset()

    await other.panel.retryCollection()

    expect(failed).toMatchObject({
      state: 'failed',
      error: { code: 'reply-unreadable' }
    })
    expect(other.panel.$collection.get()).toMatchObject({
      state: 'ready',
      assets: assets.map(asset => ({ assetId: asset.assetId }))
    })
  })

  it('opens a collection of which one image is readable', async () => {
    const assets = found.slice(0, 2)
    const id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      assets
    )
    const [broken, good] = assets
    stack.service.faults.malformRecord(broken?.assetId ?? '')
    const other = await openCollector(stack)
    await stack.clock.advance(3_600_000)

    await other.panel.openCollection(id)
    await other.panel.reopenCollection(id)

    expect(other.panel.$collection.get()).toMatchObject({
      state: 'ready',
      assets: [{ assetId: good?.assetId }]
    })
  })
})
