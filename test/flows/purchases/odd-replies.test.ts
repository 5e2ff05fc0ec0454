import { beforeEach, describe, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import {
  accountOf,
  licenseRequest,
  journalOf,
  ledgerOf,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imagesOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp
let ids: string[]

beforeEach(async () => {
  const placed = await placeResults(comp.file, 'mountain', 2)
  ids = [...new Set([comp.assetId, ...placed.map(one => one.assetId)])]
})

interface Result {
  image_id: string
}

type Change = (results: Result[]) => unknown[]

/** A result for an asset that nobody requested. */
const stranger = {
  image_id: '999999',
  allotment_charge: 1,
  download: { url: 'http://localhost:4402/media/licensed/x' }
}

const odd: [string, Change][] = [
  ['out of order', results => results.toReversed()],
  ['too short', results => results.slice(1)],
  ['empty', () => []],
  ['too long', results => [stranger, ...results, ...results]],
  ['about an unknown asset too', results => [...results, stranger]],
  [
    'about unknown assets only',
    results => results.map((one, i) => ({ ...one, image_id: `99999${i}` }))
  ],
  [
    'with both file and error',
    results => results.map(one => ({ ...one, error: 'Media unavailable' }))
  ],
  [
    'with scripts for ids',
    results =>
      results.map(one => ({ ...one, image_id: '<script>alert(1)</script>' }))
  ],
  ['of things that are none', () => [null, 7, 'x', [], {}]]
]

/** The license was charged all the same, so nothing may be lost. */
describe.each(['the gateway', 'nothing in between'])('through %s', way => {
  it.each(odd)('a reply %s loses no license', async (_, change) => {
    const { panel } = comp.file
    if (way === 'nothing in between') stack.network.takeDown(addresses.gateway)
    stack.network.breakNext(licenseRequest, async go =>
      changeText(await go(), text => {
        const reply = JSON.parse(text) as { data: Result[] } // the service's
        return JSON.stringify({ ...reply, data: change(reply.data) })
      })
    )
    await panel.planDirectly(imagesOf(ids))

    void panel.confirmLicenses()
    await stack.until(() => panel.$licensing.get().state === 'done')

    const { left, licenses } = await accountOf(stack, 'metered')
    expect(stepsOf(comp.file)).toEqual(ids.map(() => 'done'))
    expect(licensePosts(stack)).toBe(1)
    expect(licenses.toSorted()).toEqual(ids.toSorted())
    expect(left).toBe(100 - ids.length)
    const ledger = await ledgerOf(comp.file)
    expect(ledger.map(({ assetId }) => assetId).toSorted()).toEqual(
      ids.toSorted()
    )
    expect(journalOf(stack)).toEqual([])
  })
})

interface Entry {
  metadata?: unknown
}

it.each<[string, (entry: Entry) => unknown]>([
  ['without metadata', entry => ({ ...entry, metadata: undefined })],
  ['with metadata that is null', entry => ({ ...entry, metadata: null })],
  ['with metadata that is a text', entry => ({ ...entry, metadata: 'x' })],
  [
    'with metadata of others',
    entry => ({ ...entry, metadata: { other: { Cleared: 1 } } })
  ],
  [
    'with little else',
    entry => {
      const { id, image, license } = entry as Record<string, { id: string }> // the service's
      return { id, license, image: { id: image?.id } }
    }
  ]
])('finds a license whose reply was lost in a history %s', async (_, strip) => {
  const { panel } = comp.file
  stack.network.breakAll(async (line, go) =>
    line.startsWith(`GET ${addresses.service}/v2/images/licenses`)
      ? changeText(await go(), text => {
          const reply = JSON.parse(text) as { data: Entry[] } // the service's
          // Odd entries alone would be no history.
          if (reply.data.length === 0) return text
          const data = [null, 7, {}, ...reply.data.map(strip), { id: 'x' }]
          return JSON.stringify({ ...reply, data })
        })
      : go()
  )
  stack.network.breakNext(purchases, go => go())
  stack.network.breakNext(licenseRequest, async go => {
    await go()
    throw new TypeError('The connection was reset')
  })
  await panel.planLicenses(imagesOf(ids))

  void panel.confirmLicenses()
  await stack.until(() => panel.$licensing.get().state === 'done')

  expect(stepsOf(comp.file)).toEqual(ids.map(() => 'done'))
  expect(licensePosts(stack)).toBe(1)
  const ledger = await ledgerOf(comp.file)
  expect(new Set(ledger.map(({ licenseId }) => licenseId)).size).toBe(
    ids.length
  )
})
