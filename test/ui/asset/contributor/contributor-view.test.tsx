import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $contributors } from '../../../../ui/asset/contributor/contributor.ts'
import { $sets } from '../../../../ui/asset/contributor/sets.ts'
import { setSafeSearch } from '../../../../ui/shell/settings.ts'
import { $view, goBack, openView } from '../../../../ui/shell/view.ts'
import { ContributorView } from '../../../../ui/asset/contributor/contributor-view.tsx'
import { imageRecord, listReply } from '../../image-record.ts'
import { trackRecord } from '../../track-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const api = 'GET https://gateway.test/api/v2'

const web = useScriptedWeb()
let id = 700

beforeEach(() => {
  // What was found for one is kept.
  id += 1
  $contributors.set(new Map())
  $sets.set(new Map())
  setSafeSearch(true)
  openView({ name: 'search' })
  openView({ name: 'contributor', contributorId: `${id}` })
  web.on(`${api}/contributors`, () =>
    listReply([{ id, display_name: 'Ann', about: 'I walk.' }])
  )
  web.on(`${api}/images/search`, () =>
    listReply([imageRecord('1'), imageRecord('2')], { total_count: 2 })
  )
  web.on(`${api}/contributors/${id}/collections`, () =>
    listReply([
      { id: '5', name: 'Peaks', total_item_count: 12, cover_item: { id: '9' } },
      { id: '6', name: '', total_item_count: 1 }
    ])
  )
  web.on(`${api}/images`, () => listReply([imageRecord('9')]))
})

afterEach(cleanup)

function show(): void {
  render(<ContributorView contributorId={`${id}`} />)
}

it('shows the contributor and all their pictures', async () => {
  show()

  expect(await screen.findByRole('heading', { name: 'Ann' })).toBeTruthy()
  const grid = await screen.findByRole('grid', { name: 'Ann' })
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(2)
  expect(screen.getByText('2 images')).toBeTruthy()
  const [search] = web.calls('/api/v2/images/search')
  const asked = search?.url.searchParams
  expect(asked?.get('contributor')).toBe(`${id}`)
  expect(asked?.getAll('license')).toEqual(['commercial', 'editorial'])
  expect(asked?.get('sort')).toBe('newest')
})

it('lists their videos, and tracks by their name', async () => {
  web.on(`${api}/videos/search`, () => listReply([]))
  web.on(`${api}/audio/search`, () =>
    listReply([trackRecord('7')], { total_count: 1 })
  )
  show()
  await screen.findByText('2 images')

  await userEvent.click(screen.getByRole('button', { name: 'Videos' }))
  const none = await screen.findByText('Nothing here')
  await userEvent.click(screen.getByRole('button', { name: 'Music' }))
  const tracks = await screen.findByText('1 track')

  expect([none.isConnected, tracks.isConnected]).toEqual([false, true])
  const [videos] = web.calls('/api/v2/videos/search')
  const [audio] = web.calls('/api/v2/audio/search')
  expect(videos?.url.searchParams.get('contributor')).toBe(`${id}`)
  expect(audio?.url.searchParams.getAll('artists')).toEqual(['Ann'])
  expect(audio?.url.searchParams.get('contributor')).toBeNull()
})

it('opens on the tracks of the artists of a track', async () => {
  web.on(`${api}/audio/search`, () =>
    listReply([trackRecord('7')], { total_count: 1 })
  )

  render(
    <ContributorView
      contributorId={`${id}`}
      mediaType="audio"
      artists={['Ada Winter', 'Bo']}
    />
  )

  expect(await screen.findByText('1 track')).toBeTruthy()
  const [audio] = web.calls('/api/v2/audio/search')
  expect(audio?.url.searchParams.getAll('artists')).toEqual([
    'Ada Winter',
    'Bo'
  ])
  expect(web.calls('/api/v2/images/search')).toHaveLength(0)
})

it('has no tracks of a contributor without a name', async () => {
  web.on(`${api}/contributors`, () => listReply([]))
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Music' }))

  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

it('reloads their pictures when safe search is turned off', async () => {
  show()
  await screen.findByText('2 images')
  web.on(`${api}/images/search`, () =>
    listReply([imageRecord('1')], { total_count: 1 })
  )

  setSafeSearch(false)

  expect(await screen.findByText('1 image')).toBeTruthy()
  const asked = web.calls('/api/v2/images/search')
  expect(asked.map(({ url }) => url.searchParams.get('safe'))).toEqual([
    'true',
    'false'
  ])
})

it('lists their sets with one request for all covers, and opens one', async () => {
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Sets' }))

  const peaks = await screen.findByRole('button', {
    name: 'Peaks 12 images'
  })
  expect(screen.getByRole('button', { name: 'Set 6 1 image' })).toBeTruthy()
  await expect.poll(() => peaks.querySelector('img')).toBeTruthy()
  expect(web.calls('/api/v2/images')).toHaveLength(1)
  await userEvent.click(peaks)
  expect($view.get()).toEqual({
    name: 'set',
    contributorId: `${id}`,
    id: '5'
  })
})

it('shows the same tab again after a return', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Sets' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Peaks 12 images' })
  )
  cleanup()
  goBack()

  show()

  const sets = screen.getByRole('button', { name: 'Sets' })
  expect(sets.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('Peaks 12 images')
})

it('shows that there are no sets', async () => {
  web.on(`${api}/contributors/${id}/collections`, () => listReply([]))
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Sets' }))

  expect(await screen.findByText('No sets')).toBeTruthy()
})

it('shows why sets could not be read, and retries', async () => {
  const route = `${api}/contributors/${id}/collections`
  web.on(route, () => new Response('', { status: 500 }))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Sets' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  web.on(route, () => listReply([{ id: '5', name: 'Peaks' }]))

  await userEvent.click(again)

  expect(await screen.findByRole('button', { name: /^Peaks/ })).toBeTruthy()
})

it('shows their profile', async () => {
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Profile' }))

  expect(await screen.findByText('I walk.')).toBeTruthy()
})

it('leads to a search of the same images', async () => {
  show()

  await userEvent.click(
    await screen.findByRole('button', { name: 'Search and filter' })
  )

  expect($view.get()).toEqual({
    name: 'search',
    mediaType: 'image',
    filters: { contributors: [`${id}`], use: 'both' }
  })
})

it('leads to a search of the same tracks, by the artists', async () => {
  web.on(`${api}/audio/search`, () =>
    listReply([trackRecord('3')], { total_count: 1 })
  )
  render(
    <ContributorView
      contributorId={`${id}`}
      mediaType="audio"
      artists={['Ann']}
    />
  )

  await userEvent.click(
    await screen.findByRole('button', { name: 'Search and filter' })
  )

  expect($view.get()).toEqual({
    name: 'search',
    mediaType: 'audio',
    filters: { artists: ['Ann'] }
  })
})
