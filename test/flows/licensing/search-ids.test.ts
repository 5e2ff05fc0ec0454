import { beforeEach, expect, it, vi } from 'vitest'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { maxSearchId } from '../../../contract/shape.ts'
import { imageOf } from '../../image-refs.ts'
import { holdCall } from '../set-up/hold-call.ts'
import { forgetRecords } from '../set-up/forget-records.ts'
import { recordsOf } from '../set-up/layers.ts'
import {
  licenseAndAdvance,
  licenseAssets,
  licenseRequest,
  licensing,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import type { Fault } from '../set-up/route-fetch.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
/** As the service named the searches, the newest last. */
let searchIds: string[]

beforeEach(async () => {
  file = await stack.openFile()
  searchIds = []
  stack.network.breakAll(async (line, go) => {
    const reply = await go()
    if (/\/v2\/\w+\/search/.test(line)) {
      const { search_id: id } = (await reply.clone().json()) as Searched
      searchIds.push(id)
    }
    return reply
  })
})

/** A part of the API's reply. */
interface Searched {
  search_id: string
}

/** Licenses as this person; returns what the service was sent. */
async function licenseAs(
  person: string,
  opened: OpenFile,
  assetIds: readonly string[],
  mediaType: MediaType = 'image'
): Promise<unknown> {
  const direct = vi.spyOn(stack.network, 'direct')
  await signInWithPages(stack, opened, person)
  await licenseAssets(
    opened,
    assetIds.map(assetId => ({ assetId, mediaType }))
  )
  const address = addresses.service + mediaRoutes[mediaType].license.path
  const sent = direct.mock.calls.find(
    ([{ method, url }]) => method === 'POST' && url === address
  )
  return sent?.[0].json()
}

it('names the search in which an asset was found', async () => {
  await file.panel.search('mountain')
  const [asset] = readResults(file.panel)

  const sent = await licenseAs('designer', file, [asset?.assetId ?? ''])

  expect(searchIds.at(-1)).toEqual(expect.any(String))
  expect(sent).toMatchObject({ images: [{ search_id: searchIds.at(-1) }] })
})

const ways: [string, (assets: Results) => Promise<unknown>][] = [
  ['was placed', ([one]) => file.panel.placeOnce(one ? [one] : [])],
  [
    'was placed with others',
    assets => file.panel.placeOnce(assets.slice(0, 2))
  ],
  ['fills a layer', fill],
  [
    'was pasted from another file',
    async ([one]) => {
      await file.panel.placeOnce(one ? [one] : [])
      await forgetRecords(file, 'image:')
    }
  ],
  [
    'is shown by a copy of its fill',
    async ([one]) => {
      await file.panel.placeOnce(one ? [one] : [])
      await copyFill(file)
    }
  ]
]

type Results = ReturnType<typeof readResults>

async function fill([asset]: Results): Promise<void> {
  const { user } = file.headless.host
  const box = { x: 0, y: 0, width: 200, height: 100 }
  user.select([user.add('RECTANGLE', box)])
  await file.headless.settle()
  await file.panel.fillSelection(asset ? [asset] : [])
}

/** Replaces the placed layer by a new one with the same picture. */
async function copyFill({ headless }: OpenFile): Promise<void> {
  await headless.host.evaluate(
    `const [placed] = figma.currentPage.selection
    figma.createRectangle().fills = placed.fills
    placed.remove()`
  )
}

it.each(ways)(
  'names it in another session when the comp %s',
  async (_, bring) => {
    await file.panel.search('mountain')
    const placing = searchIds.at(-1)
    const assets = readResults(file.panel)
    await bring(assets)

    const later = await stack.reopen(file)
    const sent = await licenseAs('metered', later, [assets[0]?.assetId ?? ''])

    expect(placing).toEqual(expect.any(String))
    expect(sent).toMatchObject({ images: [{ search_id: placing }] })
    expect(stepsOf(later)).toEqual(['done'])
  }
)

it.each([
  ['video', 'videos'],
  ['audio', 'audio']
] as const)(
  'names it in another session for a comp of %s',
  async (medium, name) => {
    file.panel.chooseMedium(medium)
    await file.panel.search('')
    const searched = searchIds.at(-1)
    const [asset] = readResults(file.panel)
    await file.panel.placeOnce(asset ? [asset] : [])

    const later = await stack.reopen(file)
    const assetId = asset?.assetId ?? ''
    const sent = await licenseAs('studio', later, [assetId], medium)

    expect(searched).toEqual(expect.any(String))
    expect(sent).toMatchObject({ [name]: [{ search_id: searched }] })
    expect(stepsOf(later)).toEqual(['done'])
  }
)

it('prefers the search that led to the comp', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const placing = searchIds.at(-1)
  const assetId = placed?.assetId ?? ''
  await file.panel.search('mountains')
  const found = readResults(file.panel).map(({ assetId: id }) => id)

  const sent = await licenseAs('designer', file, [assetId])

  expect(found).toContain(assetId)
  expect(searchIds.at(-1)).not.toBe(placing)
  expect(sent).toMatchObject({ images: [{ search_id: placing }] })
})

it('names it when a doubtful purchase is repeated in another file', async () => {
  const [asset] = await placeResults(file, 'mountain', 1)
  const assetId = asset?.assetId ?? ''
  stack.service.faults.failNext({ ...licensing, status: 500 })
  await signInWithPages(stack, file, 'designer')
  await licenseAndAdvance({ stack, file, assetId, layerId: '' })
  const other = await stack.openFile()
  const direct = vi.spyOn(stack.network, 'direct')

  await other.panel.retryLicensing([imageOf(assetId)])
  await other.panel.confirmLicenses()

  const sent = direct.mock.calls.find(
    ([{ method, url }]) => licenseRequest === `${method} ${url}`
  )
  expect(await sent?.[0].json()).toMatchObject({
    images: [{ search_id: searchIds.at(-1) }]
  })
})

it('names it when License is pressed before the file was searched', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const assetId = placed?.assetId ?? ''
  const later = await stack.reopen(file)
  await signInWithPages(stack, later, 'metered')
  const direct = vi.spyOn(stack.network, 'direct')
  const release = holdCall(later, 'previewSwaps')
  const { planLicenses, confirmLicenses, $licensing } = later.panel

  await planLicenses([imageOf(assetId)])
  void confirmLicenses()
  await stack.calm()
  release()
  await stack.until(() => $licensing.get().state === 'done')

  const sent = direct.mock.calls.find(
    ([{ method, url }]) => licenseRequest === `${method} ${url}`
  )
  expect(await sent?.[0].json()).toMatchObject({
    images: [{ search_id: searchIds.at(-1) }]
  })
})

it('names it when the page of the comp cannot be read', async () => {
  const { user } = file.headless.host
  const page = user.addPage('Archive')
  user.goToPage(page)
  const [placed] = await placeResults(file, 'mountain', 1)
  const later = await stack.reopen(file)
  later.headless.faults.set([{ kind: 'page-unloadable', page }])

  const sent = await licenseAs('metered', later, [placed?.assetId ?? ''])

  expect(sent).toMatchObject({ images: [{ search_id: searchIds.at(-1) }] })
})

it('shows it to no other tool', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)

  const { own, shared } = await recordsOf(file, placed?.layer.id ?? '')

  expect(own.searchId).toBe(searchIds.at(-1))
  expect(JSON.stringify(shared)).not.toContain(searchIds.at(-1))
})

it('does without a search that is named too long', async () => {
  const searching = `GET ${addresses.gateway}/api/v2/images/search`
  stack.network.breakNext(searching, withLongSearchId)
  const [placed] = await placeResults(file, 'mountain', 1)

  const later = await stack.reopen(file)
  const assetId = placed?.assetId ?? ''
  const sent = await licenseAs('metered', later, [assetId])

  expect(sent).toMatchObject({ images: [{ image_id: assetId }] })
  expect(JSON.stringify(sent)).not.toContain('search_id')
})

const withLongSearchId: Fault = async go => {
  const reply = await go()
  const page = (await reply.json()) as object
  const { headers } = reply
  return Response.json({ ...page, search_id: tooLong }, { headers })
}

const tooLong = 'x'.repeat(maxSearchId + 1)
