import { beforeEach, describe, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  media,
  pathOf,
  keysOf,
  makeCollection,
  openCollector
} from './collections.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let found: readonly Asset[]
let spring: string

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
    found = await browse(file, medium)
    spring = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found.slice(0, 2)
    )
  })

  /** Names of the collections that are known to hold the asset. */
  function holdersOf(asset: Asset | undefined): string[] {
    return [...file.panel.$knownCollections.get().values()]
      .filter(({ keys }) => asset && keys.has(assetKey(asset)))
      .map(({ name }) => name)
  }

  it('knows the items of each opened collection', async () => {
    const summer = await makeCollection(
      stack,
      file,
      { name: 'Summer', of: medium },
      found.slice(1, 3)
    )
    const early = file.panel.$knownCollections.get().size

    await file.panel.openCollection(spring)
    await file.panel.openCollection(summer)

    expect(early).toBe(0)
    expect(found.slice(0, 4).map(holdersOf)).toEqual([
      ['Spring'],
      ['Spring', 'Summer'],
      ['Summer'],
      []
    ])
    expect(file.panel.isKnownToHold(spring, keysOf(found.slice(0, 2)))).toBe(
      true
    )
    expect(file.panel.isKnownToHold(spring, keysOf(found.slice(0, 3)))).toBe(
      false
    )
  })

  it('follows additions and removals while another collection is open', async () => {
    const other = await makeCollection(stack, file, {
      name: 'Other',
      of: medium
    })
    await file.panel.openCollection(spring)
    await file.panel.openCollection(other)
    const named = { id: spring, name: 'Spring' }

    await file.panel.addToCollection(named, keysOf(found.slice(2, 3)))
    await file.panel.removeFromCollection(named, keysOf(found.slice(0, 1)))

    expect(found.slice(0, 3).map(holdersOf)).toEqual([
      [],
      ['Spring'],
      ['Spring']
    ])
    expect(file.panel.collectionOf(spring)?.count).toBe(2)
  })

  it('believes nothing that the service refused', async () => {
    const other = await makeCollection(stack, file, {
      name: 'Other',
      of: medium
    })
    await file.panel.openCollection(spring)
    await file.panel.openCollection(other)
    const named = { id: spring, name: 'Spring' }
    const path = `${pathOf(spring)}/items`

    stack.service.faults.failNext({ method: 'POST', path, status: 403 })
    await file.panel.addToCollection(named, keysOf(found.slice(1, 3)))
    stack.service.faults.failNext({ method: 'DELETE', path, status: 403 })
    await file.panel.removeFromCollection(named, keysOf(found.slice(0, 1)))

    expect(found.slice(0, 3).map(holdersOf)).toEqual([
      ['Spring'],
      ['Spring'],
      []
    ])
  })

  it('knows the items of shared and featured collections, too', async () => {
    const { id, shareCode, name } = teamCollection
    await file.panel.openShared({ id, code: shareCode })
    const shared = file.panel.sharedAssets.$list.get()
    await file.panel.openFeatured('136351027', 'Wide open country')
    const featured = file.panel.featuredAssets.$list.get()

    const [first] = 'assets' in shared ? shared.assets : []
    const [other] = 'assets' in featured ? featured.assets : []
    expect(holdersOf(first)).toContain(name)
    expect(holdersOf(other)).toContain('Wide open country')
    const views = [...file.panel.$knownCollections.get().values()].map(
      ({ view }) => view
    )
    expect(views).toEqual([
      { name: 'shared', id, code: shareCode, title: name },
      { name: 'featured', id: '136351027', title: 'Wide open country' }
    ])
  })

  it('knows current names of collections, and which are missing', async () => {
    const other = await makeCollection(
      stack,
      file,
      { name: 'Other', of: medium },
      found.slice(0, 1)
    )
    await file.panel.openCollection(spring)
    await file.panel.openCollection(other)

    await file.panel.rename(spring, 'Spring fair')
    const deleting = file.panel.deleteLater({ id: other, name: 'Other' })
    const early = holdersOf(found[0])
    await stack.clock.advance(8000)
    await deleting

    expect(early).toEqual(['Spring fair', 'Other'])
    expect(holdersOf(found[0])).toEqual(['Spring fair'])
  })

  it('forgets the collections when the person signs out', async () => {
    await file.panel.openCollection(spring)

    await file.panel.signOut()

    expect(file.panel.$knownCollections.get().size).toBe(0)
  })
})
