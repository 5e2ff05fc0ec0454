import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $subscriptions } from '../../../ui/account/subscriptions.ts'
import { SubscriptionsView } from '../../../ui/account/subscriptions-view.tsx'
import { toSubscription } from '../../../ui/api/subscription.ts'
import { openAsset } from '../../../ui/asset/asset.ts'
import { AssetView } from '../../../ui/asset/asset-view.tsx'
import { CompanionView } from '../../../ui/companion/companion-view.tsx'
import { $inspected } from '../../../ui/companion/inspected.ts'
import { toProofCells } from '../../../ui/file/proof/proof-cells.ts'
import { licenseNameWords, sizeWords } from '../../../ui/library/words.ts'
import { LicenseListView } from '../../../ui/licenses/license-list-view.tsx'
import { noFilters } from '../../../ui/api/search-filters.ts'
import { setFilters } from '../../../ui/search/query/filters.ts'
import { $medium } from '../../../ui/search/query/medium.ts'
import { $search } from '../../../ui/search/query/search.ts'
import { SearchView } from '../../../ui/search/search-view.tsx'
import { CategoriesSection } from '../../../ui/search/start/categories-section.tsx'
import { GenresSection } from '../../../ui/search/start/genres-section.tsx'
import { openView } from '../../../ui/shell/view.ts'
import { categoryWords } from '../../../ui/words/categories.ts'
import { $language } from '../../../ui/words/language.ts'
import {
  genreWords,
  instrumentWords,
  moodWords,
  vocalWords
} from '../../../ui/words/music.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { ledgerEntry } from '../ledger-entry.ts'
import { licenseOf } from '../plan-of.ts'
import { ask, toLicense } from '../shown-plan.tsx'
import { trackRecord } from '../track-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { videoRecord } from '../video-record.ts'

const web = useScriptedWeb()
const api = 'GET https://gateway.test/api/v2'

/** What the API returns in English, whatever the language. */
const known = [
  categoryWords,
  sizeWords,
  licenseNameWords,
  genreWords,
  moodWords,
  instrumentWords,
  vocalWords
]
const english = known.map(area => Object.values<string>(area.get()))

const categories = [
  { id: '12', name: 'Nature' },
  { id: '1', name: 'Animals/Wildlife' }
]
const pixels = { width: 900, height: 600, format: 'jpg', is_licensable: true }
const image = imageRecord('7', {
  image_type: 'vector',
  categories,
  assets: {
    ...fieldsOf(imageRecord('7'), 'assets'),
    small_jpg: { ...pixels, display_name: 'Small' },
    medium_jpg: { ...pixels, display_name: 'Med' },
    huge_jpg: { ...pixels, display_name: 'Huge' },
    vector_eps: { display_name: 'Vector', format: 'eps', is_licensable: true }
  }
})
const track = trackRecord('7', {
  genres: ['Classical', 'Holiday'],
  moods: ['Calm', 'Uplifting'],
  instruments: ['Acoustic Guitar', 'Strings'],
  is_instrumental: false,
  vocal_description: 'female'
})

beforeEach(async () => {
  web.on('GET https://gateway.test/*', () => listReply([]))
  web.on(`${api}/videos/categories`, () => listReply(categories))
  web.on(`${api}/images/categories`, () => listReply(categories))
  web.on(`${api}/images/7`, () => Response.json(image))
  web.on(`${api}/videos/7`, () =>
    Response.json(videoRecord('7', { categories }))
  )
  web.on(`${api}/audio/7`, () => Response.json(track))
  openView({ name: 'search' })
  $language.set('de')
  await waitFor(() => {
    if (sizeWords.get().small !== 'Klein') throw new Error('Not in German')
  })
})

afterEach(() => {
  cleanup()
  $language.set('en')
  $medium.set('image')
  $search.set({ state: 'idle' })
  setFilters(noFilters)
})

/** Everything that a person sees or hears. */
function read(): string {
  const parts = [...document.body.querySelectorAll('*')].flatMap(one => [
    ...[...one.childNodes].map(node =>
      node.nodeType === Node.TEXT_NODE ? node.textContent : ''
    ),
    one.getAttribute('aria-label'),
    one.getAttribute('title'),
    one.tagName === 'INPUT' || one.parentElement?.tagName === 'DATALIST'
      ? (one as HTMLInputElement | HTMLOptionElement).value // as it is named
      : ''
  ])
  return parts.filter(Boolean).join('\n')
}

/** English names of the API, and names in its spelling. */
function leftovers(text: string): string[] {
  const own = new Set(known.flatMap(area => Object.values<string>(area.get())))
  const foreign = english.flat().filter(name => !own.has(name))
  return [
    ...foreign.filter(name => text.split(/[\n·,]/).some(one => has(one, name))),
    ...(text.match(/\b[a-z]+_[a-z_]+\b/g) ?? [])
  ]
}

function has(text: string, name: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}&/-]+/gu) ?? []
  return ` ${words.join(' ')} `.includes(` ${name.toLowerCase()} `)
}

it('has names to look for in every kind', () => {
  const own = known.map(area => new Set(Object.values<string>(area.get())))

  const foreign = english.map(
    (names, kind) => names.filter(name => !own[kind]?.has(name)).length
  )

  expect(foreign.every(count => count > 0)).toBe(true)
  expect(leftovers('Huge JPG')).toEqual(['Huge'])
})

it.each([
  ['image', 'Sehr groß JPG'],
  ['video', 'Tiere/Wildtiere'],
  ['audio', 'Akustikgitarre']
] as const)('names what is known of an asset: %s', async (mediaType, sign) => {
  await openAsset({ assetId: '7', mediaType })
  render(<AssetView />)

  expect(await screen.findByText(sign)).toBeTruthy()
  expect(leftovers(read())).toEqual([])
})

it('names licenses, their sizes and subscriptions', () => {
  const subscription = toSubscription({ id: 's1', license: 'premier_digital' })
  $subscriptions.set({ state: 'ready', subscriptions: [subscription] })
  const licenses = [
    licenseOf('1', { license: 'premier_editorial_all_media', size: 'huge' }),
    licenseOf('2', { license: 'media_digital', size: 'supersize' }),
    licenseOf('3', { license: 'footage_comp', subscriptionId: 's1' }),
    licenseOf('4', { license: 'enhanced', size: 'vector', format: 'eps' })
  ]
  const list = { licenses, isReading: false, missing: 0 }
  render(<LicenseListView list={{ state: 'ready', ...list }} />)
  render(<SubscriptionsView />)

  expect(read()).toContain('Redaktionell (alle Medien)')
  expect(leftovers(read())).toEqual([])
})

it('names sizes and licenses in the plan, and what is confirmed', () => {
  const choice = {
    subscriptionId: 's1',
    subscriptionName: 'enhanced',
    license: 'footage_enhanced',
    size: 'huge',
    format: 'jpg'
  } as const
  const medium = { ...choice, size: 'medium', license: 'unusual' } as const
  ask([
    toLicense('1', {
      choices: [choice, medium],
      decision: {
        kind: 'license',
        choice,
        expectedCharge: 1,
        leftAfter: 9,
        isAsWished: true
      },
      ticks: [{ kind: 'unusual', isTicked: false, license: 'footage_comp' }]
    }),
    toLicense('2', {
      decision: { kind: 'impossible', reason: 'not-downloadable', detail: '12' }
    })
  ])

  expect(read()).toContain('Erweitert')
  expect(read()).toContain('(Lizenz 12)')
  expect(leftovers(read())).toEqual([])
})

it('names a category in chips, in its field and on the start page', async () => {
  $medium.set('video')
  setFilters({ category: 'Animals/Wildlife' })
  render(<CategoriesSection />)
  render(<GenresSection />)
  render(<SearchView />)
  await userEvent.click(
    await screen.findByRole('button', { name: /^Alle Filter/ })
  )

  expect(await screen.findAllByText('Natur')).not.toEqual([])
  expect(leftovers(read())).toEqual([])
})

it('names licenses in Dev Mode', () => {
  const picture = {
    nodeId: '1:2',
    name: 'See',
    holder: 'layer',
    mediaType: 'image',
    assetId: '1001',
    state: 'licensed',
    license: 'premier_editorial_comp',
    licenseId: 'e123',
    at: '2026-11-03T10:00:00.000Z',
    isShown: true,
    isOwned: false
  } as const
  const rest = { selected: 1, isCut: false, unrecorded: 0, unclear: 0 }
  $inspected.set({ ...rest, pictures: [picture] })
  render(<CompanionView />)

  expect(read()).toContain('Redaktionelles Layoutbild')
  expect(leftovers(read())).toEqual([])
})

it('names licenses, sizes and subscriptions in the proof', () => {
  const entry = ledgerEntry({
    license: 'enhanced',
    size: 'huge',
    subscription: 'enhanced'
  })
  const cells = toProofCells({
    assetId: '1',
    mediaType: 'image',
    isComp: false,
    uses: 1,
    description: 'See',
    isRemoved: false,
    entry,
    standing: 'confirmed'
  })

  expect(leftovers(Object.values(cells).join('\n'))).toEqual([])
})

function fieldsOf(record: object, name: string): object {
  const value: unknown = Object.entries(record).find(
    ([key]) => key === name
  )?.[1]
  return value as object // of a record of ours
}
