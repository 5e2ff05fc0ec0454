import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  collectionNames,
  keysOf,
  makeCollection,
  openCollector,
  rootOf
} from './collections.ts'
import { layersOf } from '../set-up/layers.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let images: readonly Asset[]
let tracks: readonly Asset[]

beforeEach(async () => {
  file = await openCollector(stack)
  images = await browse(file, 'image')
  tracks = await browse(file, 'audio')
})

function make(name: string, assets: readonly Asset[]): Promise<string> {
  const of = assets[0]?.mediaType ?? 'image'
  return makeCollection(stack, file, { name, of }, assets)
}

it('lists collections of all media, the last changed first', async () => {
  await make('Streets', images.slice(0, 2))
  await make('Calm', tracks.slice(0, 3))
  await make('Traffic', (await browse(file, 'video')).slice(0, 1))
  const other = await openCollector(stack)

  await other.panel.readCollections()

  expect(other.panel.listed()).toMatchObject([
    { name: 'Traffic', mediaType: 'video', count: 1 },
    { name: 'Calm', mediaType: 'audio', count: 3 },
    { name: 'Streets', mediaType: 'image', count: 2 }
  ])
})

it.each([403, 404])(
  'lists the others where there are no soundboxes: %i',
  async status => {
    await make('Streets', images.slice(0, 2))
    const path = rootOf('audio')
    stack.service.faults.failNext({ method: 'GET', path, status })

    await file.panel.readCollections()

    expect(collectionNames(file)).toEqual(['Streets'])
    expect(readNotices(file)).not.toMatch('Couldn’t')
  }
)

it('saves comps of all media to a collection each', async () => {
  await file.panel.placeOnce(images.slice(0, 2))
  await file.panel.placeOnce(tracks.slice(0, 3))

  const { ofFile } = await file.panel.findComps()
  await file.panel.saveComps('All comps', ofFile)
  await stack.until(() => readNotices(file).includes('Saved 3 tracks'))
  await stack.calm()

  const saved = file.panel.listed().map(one => [one.mediaType, one.count])
  expect(new Map(saved.map(([of, count]) => [of, count]))).toEqual(
    new Map([
      ['image', 2],
      ['audio', 3]
    ])
  )
})

it('knows the cards of a selection', async () => {
  await file.panel.placeOnce(tracks.slice(0, 2))

  const { ofSelection } = await file.panel.findComps()

  expect(keysOf(tracks.slice(0, 2))).toEqual(
    ofSelection.map(one => `audio ${one.assetId}`)
  )
})

it('finds items by artist, mood and license, and places cards', async () => {
  const { panel } = file
  const id = await make('Calm', tracks.slice(0, 8))
  await panel.openCollection(id)
  const [first] = tracks
  const artist = first?.track?.artists[0] ?? ''
  const mood = first?.track?.moods[0] ?? ''
  const found = () => keysOf(panel.$shownItems.get())

  panel.changeItemFilter({ text: artist.toUpperCase() })
  const byArtist = found()
  panel.changeItemFilter({ text: mood })
  const byMood = found()
  panel.clearItemFilter()
  panel.$licensedAssets.set(new Set(keysOf(tracks.slice(1, 3))))
  panel.changeItemFilter({ license: 'licensed' })
  const licensed = found()
  await panel.placeCollection(id)

  const shown = tracks.slice(0, 8)
  const textOf = ({ track, description, keywords }: Asset) =>
    JSON.stringify([track, description, keywords])
  const fits = (text: string) =>
    keysOf(shown.filter(one => textOf(one).includes(text)))
  expect(byArtist).toEqual(fits(artist))
  expect(byArtist.length).toBeLessThan(8)
  expect(byMood).toContain(keysOf(tracks)[0])
  expect(licensed).toEqual(keysOf(tracks.slice(1, 3)))
  expect(layersOf(file).map(({ type, name }) => [type, name])).toEqual(
    tracks.slice(1, 3).map(({ description }) => ['GROUP', description])
  )
})
