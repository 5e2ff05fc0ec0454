import { beforeEach, describe, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  collectionNames,
  keysOf,
  makeCollection,
  nouns,
  openCollector,
  pathOf,
  rootOf,
  shownItems
} from './collections.ts'
import { layersOf } from '../set-up/layers.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let images: readonly Asset[]

beforeEach(async () => {
  file = await openCollector(stack)
  images = await browse(file, 'image')
})

function make(name: string, assets: readonly Asset[]): Promise<string> {
  const of = assets[0]?.mediaType ?? 'image'
  return makeCollection(stack, file, { name, of }, assets)
}

it('lists collections of all media, the last changed first', async () => {
  await make('Streets', images.slice(0, 2))
  await make('Calm', (await browse(file, 'audio')).slice(0, 3))
  await make('Traffic', (await browse(file, 'video')).slice(0, 1))
  await make('People', images.slice(2, 3))
  const other = await openCollector(stack)

  await other.panel.readCollections()

  expect(other.panel.listed()).toMatchObject([
    { name: 'People', mediaType: 'image', count: 1 },
    { name: 'Traffic', mediaType: 'video', count: 1 },
    { name: 'Calm', mediaType: 'audio', count: 3 },
    { name: 'Streets', mediaType: 'image', count: 2 }
  ])
})

describe.each(['video', 'audio'] as const)('beside images, %s', medium => {
  let assets: readonly Asset[]

  beforeEach(async () => {
    assets = await browse(file, medium)
  })

  it.each([403, 404])(
    'lists the others where there are no collections of it: %i',
    async status => {
      await make('Streets', images.slice(0, 2))
      const path = rootOf(medium)
      stack.service.faults.failNext({ method: 'GET', path, status })

      await file.panel.readCollections()

      expect(collectionNames(file)).toEqual(['Streets'])
      expect(readNotices(file)).not.toMatch('Couldn’t')
    }
  )

  it('shows an item once that the library lists twice', async () => {
    const id = await make('Calm', assets.slice(0, 3))
    const items = `GET ${addresses.service}${pathOf(id)}/items`
    stack.network.breakNext(items, async go => {
      const reply = await go()
      const page = (await reply.json()) as { data: object[] } // the API's
      const data = [...page.data.slice(0, 2), ...page.data]
      const { headers } = reply
      return new Response(JSON.stringify({ ...page, data }), { headers })
    })

    await file.panel.openCollection(id)

    const shown = [...shownItems(file)].toSorted()
    expect(shown).toEqual(keysOf(assets.slice(0, 3)).toSorted())
  })

  it('says so when its list cannot be read', async () => {
    await make('Streets', images.slice(0, 2))
    await make('Own', assets.slice(0, 2))
    const path = rootOf(medium)
    stack.service.faults.failNext({ method: 'GET', path, status: 500 })

    await file.panel.readCollections()

    expect(collectionNames(file)).toEqual(['Own', 'Streets'])
    expect(readNotices(file)).toMatch('Couldn’t refresh your collections.')
  })

  it('creates a collection of the same name for each medium', async () => {
    await make('Spring', images.slice(0, 1))

    await make('Spring', assets.slice(0, 1))

    const known = file.panel.listed().map(({ mediaType }) => mediaType)
    expect(known).toEqual([medium, 'image'])
  })

  it('saves comps of both media to a collection each', async () => {
    await file.panel.placeOnce([...images.slice(0, 2), ...assets.slice(0, 3)])

    const { ofFile } = await file.panel.findComps()
    await file.panel.saveComps('All comps', ofFile)

    const notice = `Saved 3 ${nouns[medium]}s`
    await stack.until(() => readNotices(file).includes(notice))
    await stack.calm()
    const saved = file.panel
      .listed()
      .map(({ name, mediaType, count }) => [name, mediaType, count])
    expect(saved).toHaveLength(2)
    expect(saved).toEqual(
      expect.arrayContaining([
        ['All comps', 'image', 2],
        ['All comps', medium, 3]
      ])
    )
  })

  it('says which comps are not saved when only one collection can be made', async () => {
    await file.panel.placeOnce([...images.slice(0, 2), ...assets.slice(0, 1)])
    const { ofFile } = await file.panel.findComps()
    const path = rootOf(medium)
    stack.service.faults.failNext({ method: 'POST', path, status: 403 })

    await file.panel.saveComps('All comps', ofFile)
    await stack.until(() => readNotices(file).includes('Saved 2 images'))

    expect(readNotices(file)).toMatch(
      `Couldn’t save 1 ${nouns[medium]} to “All comps”.`
    )
  })

  it('knows the comps of a selection', async () => {
    await file.panel.placeOnce(assets.slice(0, 2))

    const { ofSelection } = await file.panel.findComps()

    expect(
      ofSelection.map(one => `${one.mediaType} ${one.assetId}`).toSorted()
    ).toEqual(keysOf(assets.slice(0, 2)).toSorted())
  })

  it('finds items by their texts, id and license, and places them', async () => {
    const { panel } = file
    const shown = assets.slice(0, 8)
    await panel.openCollection(await make('Own', shown))
    const [first, second] = shown
    const word = second?.track?.artists[0] ?? second?.keywords[0] ?? ''
    const mood = first?.track?.moods[0] ?? first?.keywords[0] ?? ''
    const foundBy = (filter: Parameters<typeof panel.changeItemFilter>[0]) => {
      panel.clearItemFilter()
      panel.changeItemFilter(filter)
      return keysOf(panel.$shownItems.get())
    }

    const byId = foundBy({ text: first?.assetId ?? '' })
    const byWord = foundBy({ text: word.toUpperCase() })
    const byMood = foundBy({ text: mood })
    const upright = foundBy({ orientation: 'vertical' })
    panel.$licensedAssets.set(new Set(keysOf(shown.slice(1, 3))))
    const licensed = foundBy({ license: 'licensed' })
    await panel.placeCollection(panel.listed()[0]?.id ?? '')

    expect(byId).toEqual(keysOf(shown.slice(0, 1)))
    const textOf = ({ track, description, keywords }: Asset) =>
      JSON.stringify([track?.artists, description, keywords]).toLowerCase()
    expect(byWord).toContain(keysOf(shown)[1])
    expect(byWord).toEqual(
      keysOf(shown.filter(one => textOf(one).includes(word.toLowerCase())))
    )
    expect(byWord.length).toBeLessThan(8)
    expect(byMood).toContain(keysOf(shown)[0])
    expect(upright).toEqual(keysOf(shown.filter(({ aspect }) => aspect < 1)))
    expect(licensed).toEqual(keysOf(shown.slice(1, 3)))
    const type = medium === 'audio' ? 'GROUP' : 'RECTANGLE'
    expect(layersOf(file).map(one => [one.type, one.name])).toEqual(
      shown.slice(1, 3).map(({ description }) => [type, description])
    )
    expect(file.headless.host.scene().selection).toHaveLength(2)
  })

  it('shows everything again when another collection is opened', async () => {
    const { panel } = file
    const streets = await make('Streets', images.slice(0, 3))
    const own = await make('Own', assets.slice(0, 3))
    await panel.openCollection(streets)
    panel.changeItemFilter({ text: 'none of them' })
    const before = panel.$shownItems.get()

    await panel.openCollection(own)

    expect(before).toEqual([])
    expect(keysOf(panel.$shownItems.get())).toEqual(shownItems(file))
  })
})
