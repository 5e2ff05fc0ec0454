import { beforeEach, expect, it } from 'vitest'
import { ages } from '../../../contract/api/search-values.ts'
import { films } from '../../../dev/catalog/films/films.ts'
import type { Film } from '../../../dev/catalog/films/film.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import type { Filters } from '../../../ui/api/search-filters.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  file.panel.chooseMedium('video')
})

type Test = (film: Film) => boolean

const days = films.map(({ addedDate }) => addedDate).toSorted()
const someday = days[Math.floor(days.length / 2)] ?? ''
const withModel = films.find(film => film.models.length > 0)
const model = withModel?.models[0] ?? ''
const age = ages.find(one => withModel?.people.ages.includes(one)) ?? 'older'
const author = films[0]?.contributor.name ?? ''
const isUsual: Test = film => !film.isEditorial

const filters: [Filters, Test][] = [
  [{ seconds: { to: 2 } }, film => Math.round(film.duration) <= 2],
  [{ seconds: { from: 3 } }, film => Math.round(film.duration) >= 3],
  [{ resolution: '4k' }, ({ sizes }) => sizes['4k'] !== undefined],
  [
    { resolution: 'high_definition' },
    ({ sizes }) => sizes.hd !== undefined && !sizes['4k']
  ],
  [{ aspectRatio: '16_9' }, film => film.aspectRatio === '16:9'],
  [
    { aspectRatio: 'nonstandard' },
    film => !['16:9', '4:3'].includes(film.aspectRatio)
  ],
  [{ frameRate: 30 }, ({ fps }) => fps === 30 || fps === 29.97],
  [{ frameRate: 24 }, ({ fps }) => fps === 24 || fps === 23.98],
  [
    { category: 'Nature' },
    ({ categories }) => categories.some(({ name }) => name === 'Nature')
  ],
  [{ contributors: [author] }, one => one.contributor.name === author],
  [{ models: [model] }, one => one.models.includes(model)],
  [{ people: 0 }, ({ people }) => people.number === 0],
  [{ age }, ({ people }) => people.ages.includes(age)],
  [{ isReleased: true }, one => one.hasModelRelease && one.people.number > 0],
  [{ addedFrom: someday }, ({ addedDate }) => addedDate >= someday],
  [{ addedUntil: someday }, ({ addedDate }) => addedDate <= someday],
  [{ use: 'editorial' }, film => film.isEditorial],
  [{ use: 'both' }, () => true]
]

it.each(filters)(
  'finds matching videos by %j, and nothing else',
  async (one, isMatch) => {
    const expected = films.filter(
      film => !film.isAdult && isMatch(film) && (one.use || isUsual(film))
    )

    file.panel.changeFilters(one)
    await stack.until(() => file.panel.$search.get().state === 'ready')

    const ids = (await readAll()).map(({ assetId }) => assetId)
    expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(films.length)
  }
)

it('counts videos before filters apply', async () => {
  const { panel } = file
  panel.openDraft()

  panel.changeDraft({ resolution: '4k' })
  await stack.clock.advance(400)
  await stack.until(() => panel.$draftCount.get().state === 'ready')

  expect(panel.$draftCount.get()).toEqual({
    state: 'ready',
    total: films.filter(one => one.sizes['4k'] && isUsual(one) && !one.isAdult)
      .length
  })
})

const usual = films.filter(film => !film.isAdult && isUsual(film))

it('shows the videos that were added last first', async () => {
  file.panel.setSort('newest')
  await file.panel.search('')

  const shown = (await readAll()).map(({ addedDate }) => addedDate)
  expect(shown).toEqual(
    usual
      .map(({ addedDate }) => addedDate)
      .toSorted()
      .toReversed()
  )
})

it.each(['popular', 'relevance', 'random'] as const)(
  'finds all videos, ordered by %s',
  async sort => {
    file.panel.setSort(sort)
    await file.panel.search('')

    expect(await readAll()).toHaveLength(usual.length)
  }
)

/** The results of all pages. */
async function readAll(): Promise<readonly Asset[]> {
  const { panel } = file
  for (;;) {
    const found = panel.$search.get()
    if (found.state !== 'ready' || found.more !== 'idle') break
    await panel.results.loadMore()
  }
  return readResults(panel)
}
