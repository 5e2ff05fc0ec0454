import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../../ui/api/asset.ts'
import { MoreLikeView } from '../../../../ui/asset/more-like/more-like-view.tsx'
import { openOnTop, openTab } from '../../../../ui/shell/view.ts'
import { assetOf } from '../../asset-of.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'
import { videoRecord } from '../../video-record.ts'

const api = 'GET https://gateway.test/api/v2'
const web = useScriptedWeb()
let queries: string[]

beforeEach(() => {
  queries = []
  openTab('search')
  openTab('search')
})

afterEach(cleanup)

function show(known: readonly Asset[]): void {
  const [{ mediaType } = assetOf('1')] = known
  const assetIds = known.map(({ assetId }) => assetId)
  const view = { name: 'more-like', mediaType, assetIds, known } as const
  openOnTop(view)
  render(<MoreLikeView {...view} />)
}

function videoOf(id: string, ...keywords: string[]): Asset {
  return assetOf(id, { mediaType: 'video', keywords })
}

function answerVideos(): void {
  web.on(`${api}/videos/search`, ({ url }) => {
    queries.push(new URL(url).searchParams.get('query') ?? '')
    return listReply([videoRecord('101')], { total_count: 1 })
  })
}

const chips = () =>
  within(screen.getByRole('group', { name: 'Shared keywords' }))
    .getAllByRole('button')
    .map(one => one.getAttribute('aria-label'))

it('says that the library recommends the images', async () => {
  web.on(`${api}/images/recommendations`, () =>
    Response.json({ data: [{ id: '101' }, { id: '102' }] })
  )
  web.on(`${api}/images`, () =>
    listReply([imageRecord('101'), imageRecord('102')])
  )

  show([assetOf('1'), assetOf('2')])

  expect(await screen.findByText('2 images')).toBeTruthy()
  expect(
    screen.getByText('Recommended by the library for these 2 images together')
  ).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

it('shows the shared keywords, of which each can be removed and added', async () => {
  answerVideos()
  show([
    videoOf('1', 'lake', 'boat', 'mist', 'calm'),
    videoOf('2', 'calm', 'mist', 'boat', 'lake', 'city')
  ])
  await screen.findByText('1 video')
  const before = chips()

  await userEvent.click(screen.getByRole('button', { name: /Remove.*lake/ }))
  await waitFor(() => expect(queries).toHaveLength(2))
  const removed = chips()
  await userEvent.click(screen.getByRole('button', { name: 'Add “calm”' }))
  await waitFor(() => expect(queries).toHaveLength(3))

  expect(queries).toEqual(['lake boat mist', 'boat mist', 'boat mist calm'])
  expect(before.map(label => label?.startsWith('Add'))).toEqual([
    false,
    false,
    false,
    true
  ])
  expect(removed[0]).toBe('Add “lake”')
})

it('searches for nothing once every keyword was removed', async () => {
  answerVideos()
  show([videoOf('1', 'lake'), videoOf('2', 'lake')])
  await screen.findByText('1 video')

  await userEvent.click(screen.getByRole('button', { name: /Remove.*lake/ }))

  expect(await screen.findByText('Add one of the above')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add “lake”')
  expect(queries).toEqual(['lake'])
})

it('says how many share the keywords, if not all', async () => {
  answerVideos()

  show([videoOf('1', 'lake'), videoOf('2', 'lake'), videoOf('3', 'city')])

  expect(await screen.findByText('Shared by 2 of 3')).toBeTruthy()
})

it('says that the videos have nothing in common, without a request', async () => {
  show([videoOf('1', 'lake'), videoOf('2', 'city')])

  expect(await screen.findByText('Nothing in common')).toBeTruthy()
})
