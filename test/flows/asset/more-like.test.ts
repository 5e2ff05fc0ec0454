import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findTracks, findVideos } from '../set-up/find-media.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

function shownList() {
  const shown = file.panel.moreLike.$list.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown
}

function idsOf(assets: readonly Asset[]): string[] {
  return assets.map(({ assetId }) => assetId)
}

async function findImages(words: string, count: number): Promise<Asset[]> {
  await file.panel.search(words)
  const found = file.panel.$search.get()
  return found.state === 'ready' ? found.assets.slice(0, count) : []
}

/** Opens the list of what shares these traits of the assets; all by default. */
async function openSharing(assets: readonly Asset[], kept?: string) {
  const { moreLike, moreLikeKey, sharedTraits } = file.panel
  const traits = sharedTraits(assets).traits.filter(
    ({ text }) => kept === undefined || text === kept
  )
  const [first] = assets
  if (!first) throw new Error('Nothing was found.')
  const { mediaType } = first
  await moreLike.open(
    moreLikeKey({ mediaType, assetIds: idsOf(assets), traits, isSafe: true })
  )
  return traits
}

it('lists the images that the library recommends for all of them', async () => {
  const picks = await findImages('mountain', 3)
  const path = '/v2/images/recommendations'

  await openSharing(picks)

  const asked = stack.network.asked.filter(line => line.includes(path))
  const gateways = asked.filter(line => line.includes(addresses.gateway))
  const { searchParams } = new URL(gateways[0]?.slice('GET '.length) ?? '')
  expect(searchParams.getAll('id')).toEqual(idsOf(picks))
  expect(searchParams.get('safe')).toBe('true')
  const { assets, total } = shownList()
  expect(assets).toHaveLength(50)
  expect(total).toBeGreaterThan(50)
  expect(idsOf(assets).filter(id => idsOf(picks).includes(id))).toEqual([])
})

it('loads the following recommendations without asking for them again', async () => {
  const path = '/v2/images/recommendations'
  await openSharing(await findImages('mountain', 2))
  const first = idsOf(shownList().assets)

  await file.panel.moreLike.loadMore()

  const ids = idsOf(shownList().assets)
  expect(ids.length).toBeGreaterThan(first.length)
  expect(ids.slice(0, first.length)).toEqual(first)
  expect(new Set(ids).size).toBe(ids.length)
  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('finds videos with the keywords that all of them have', async () => {
  const picks = await findVideos(file.panel, 2, ({ keywords }) =>
    keywords.includes('water')
  )

  const traits = await openSharing(picks, 'water')

  const words = traits.map(({ text }) => text.toLowerCase())
  expect(words.length).toBeGreaterThan(0)
  const { assets, total } = shownList()
  expect(assets.length).toBeGreaterThan(0)
  expect(total).toBe(assets.length)
  expect(idsOf(assets).filter(id => idsOf(picks).includes(id))).toEqual([])
  assets.forEach(one => {
    const own = one.keywords.map(word => word.toLowerCase())
    expect(own).toEqual(expect.arrayContaining(words))
  })
})

it('finds tracks with what all of them share', async () => {
  const tracks = await findTracks(file.panel, 60)
  const [first] = tracks
  const other = tracks.find(
    ({ assetId, track }) =>
      assetId !== first?.assetId &&
      track?.genres.some(genre => first?.track?.genres.includes(genre))
  )
  const picks = [first, other].filter(one => one !== undefined)

  const traits = await openSharing(picks)

  expect(traits.map(({ kind }) => kind)).toContain('genre')
  const { assets } = shownList()
  expect(assets.length).toBeGreaterThan(0)
  expect(idsOf(assets)).not.toContain(first?.assetId)
  assets.forEach(({ track }) => {
    const own = [track?.genres, track?.moods, track?.instruments].flat()
    const musical = traits.filter(({ kind }) => kind !== 'keyword')
    expect(own).toEqual(expect.arrayContaining(musical.map(one => one.text)))
  })
})
