import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import {
  browse,
  collectionNames,
  keysOf,
  makeCollection,
  openCollector,
  rootOf,
  shownItems
} from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let images: readonly Asset[]
let videos: readonly Asset[]

beforeEach(async () => {
  file = await openCollector(stack)
  images = await browse(file, 'image')
  videos = await browse(file, 'video')
})

function make(name: string, assets: readonly Asset[]): Promise<string> {
  const of = assets[0]?.mediaType ?? 'image'
  return makeCollection(stack, file, { name, of }, assets)
}

it('lists collections of both media, the last changed first', async () => {
  await make('Streets', images.slice(0, 2))
  await make('Traffic', videos.slice(0, 3))
  await make('People', images.slice(2, 3))
  const other = await openCollector(stack)

  await other.panel.readCollections()

  expect(other.panel.listed()).toMatchObject([
    { name: 'People', mediaType: 'image', count: 1 },
    { name: 'Traffic', mediaType: 'video', count: 3 },
    { name: 'Streets', mediaType: 'image', count: 2 }
  ])
})

it.each([403, 404])(
  'lists collections of images where there are no clipboxes: %i',
  async status => {
    await make('Streets', images.slice(0, 2))
    const path = rootOf('video')
    stack.service.faults.failNext({ method: 'GET', path, status })

    await file.panel.readCollections()

    expect(collectionNames(file)).toEqual(['Streets'])
    expect(readNotices(file)).not.toMatch('Couldn’t')
  }
)

it('says so when either list cannot be read', async () => {
  await make('Streets', images.slice(0, 2))
  await make('Traffic', videos.slice(0, 2))
  const path = rootOf('video')
  stack.service.faults.failNext({ method: 'GET', path, status: 500 })

  await file.panel.readCollections()

  expect(collectionNames(file)).toEqual(['Traffic', 'Streets'])
  expect(readNotices(file)).toMatch('Couldn’t refresh your collections.')
})

it('creates a collection of the same name for each medium', async () => {
  await make('Spring', images.slice(0, 1))

  await make('Spring', videos.slice(0, 1))

  const known = file.panel.listed().map(({ mediaType }) => mediaType)
  expect(known).toEqual(['video', 'image'])
})

it('saves comps of both media to a collection each', async () => {
  file.panel.chooseMedium('image')
  await placeResults(file, '', 2)
  file.panel.chooseMedium('video')
  await placeResults(file, '', 1)

  const { ofFile } = await file.panel.findComps()
  await file.panel.saveComps('All comps', ofFile)

  await stack.until(() => readNotices(file).includes('Saved 1 video'))
  await stack.calm()
  const saved = file.panel.listed()
  expect(saved).toHaveLength(2)
  expect(saved).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'All comps',
        mediaType: 'image',
        count: 2
      }),
      expect.objectContaining({
        name: 'All comps',
        mediaType: 'video',
        count: 1
      })
    ])
  )
})

it('says which comps are not saved when only one collection can be made', async () => {
  file.panel.chooseMedium('image')
  await placeResults(file, '', 2)
  file.panel.chooseMedium('video')
  await placeResults(file, '', 1)
  const { ofFile } = await file.panel.findComps()
  const path = rootOf('video')
  stack.service.faults.failNext({ method: 'POST', path, status: 403 })

  await file.panel.saveComps('All comps', ofFile)
  await stack.until(() => readNotices(file).includes('Saved 2 images'))

  expect(readNotices(file)).toMatch('Couldn’t save 1 video to “All comps”.')
})

it('finds items by words, id, orientation and license, and places them', async () => {
  const { panel } = file
  const id = await make('Traffic', videos.slice(0, 8))
  await panel.openCollection(id)
  const [first, second] = videos
  const found = () => keysOf(panel.$shownItems.get())

  panel.changeItemFilter({ text: first?.assetId ?? '' })
  const byId = found()
  panel.changeItemFilter({ text: second?.keywords[0]?.toUpperCase() ?? '' })
  const byWord = found()
  panel.clearItemFilter()
  panel.changeItemFilter({ orientation: 'vertical' })
  const upright = found()
  panel.clearItemFilter()
  panel.$licensedAssets.set(new Set(keysOf(videos.slice(1, 3))))
  panel.changeItemFilter({ license: 'licensed' })
  const licensed = found()
  await panel.placeCollection(id)

  const expected = (fits: (asset: Asset) => boolean) =>
    keysOf(videos.slice(0, 8).filter(fits))
  expect(byId).toEqual(keysOf(videos.slice(0, 1)))
  expect(byWord).toContain(keysOf(videos)[1])
  expect(upright).toEqual(expected(({ aspect }) => aspect < 1))
  expect(licensed).toEqual(keysOf(videos.slice(1, 3)))
  expect(file.headless.host.scene().selection).toHaveLength(2)
})

it('shows everything again when another collection is opened', async () => {
  const { panel } = file
  const streets = await make('Streets', images.slice(0, 3))
  const traffic = await make('Traffic', videos.slice(0, 3))
  await panel.openCollection(streets)
  panel.changeItemFilter({ text: 'none of them' })
  const before = panel.$shownItems.get()

  await panel.openCollection(traffic)

  expect(before).toEqual([])
  expect(keysOf(panel.$shownItems.get())).toEqual(shownItems(file))
})
