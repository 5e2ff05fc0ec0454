import { afterEach, expect, it, vi } from 'vitest'
import { noFilter, pickLicenses } from '../../../ui/licenses/pick-licenses.ts'
import type { LicenseFilter } from '../../../ui/licenses/pick-licenses.ts'
import { licenseOf } from '../plan-of.ts'

const licenses = [
  licenseOf('1', { at: '2026-01-31T12:00:00Z', subscriptionId: 's1' }),
  licenseOf('2', { at: '2026-03-01T12:00:00Z', subscriptionId: 's2' }),
  licenseOf('3', { at: null, subscriptionId: null }),
  licenseOf('4', { at: '2026-02-15T12:00:00Z', subscriptionId: 's1' })
]

afterEach(() => {
  vi.unstubAllEnvs()
})

function pick(part: Partial<LicenseFilter>): string[] {
  const words = (one: { assetId: string }) =>
    `Picture ${one.assetId} of a Lake in Zürich`
  const filter = { ...noFilter, ...part }
  const isUsed = (one: { assetId: string }) => one.assetId === '4'
  return pickLicenses(licenses, filter, words, isUsed).map(
    ({ assetId }) => assetId
  )
}

it.each<[Partial<LicenseFilter>, string[]]>([
  [{}, ['2', '4', '1', '3']],
  [{ from: '2026-02-15' }, ['2', '4']],
  [{ to: '2026-02-15' }, ['4', '1']],
  [{ from: '2026-02-01', to: '2026-02-28' }, ['4']],
  [{ subscriptionId: 's1' }, ['4', '1']],
  [{ text: 'lake 2' }, ['2']],
  [{ text: ' LAKE  picture ' }, ['2', '4', '1', '3']],
  [{ text: 'zurich 1' }, ['1']],
  [{ text: 'ZU\u0308RICH 1' }, ['1']],
  [{ isUnused: true }, ['2', '1', '3']],
  [{ isUnused: true, subscriptionId: 's1' }, ['1']],
  [{ text: 'sea' }, []],
  [{ text: '1', subscriptionId: 's2' }, []]
])('picks by %j, the newest first', (part, expected) => {
  const picked = pick(part)

  expect(picked).toEqual(expected)
})

it.each([
  ['2026-02-15T20:00:00Z', 'America/Los_Angeles', '2026-02-15'],
  ['2026-02-15T20:00:00Z', 'Pacific/Auckland', '2026-02-16'],
  ['2026-02-15', 'America/Los_Angeles', '2026-02-15']
])('picks %s by the day shown in %s', (at, zone, day) => {
  vi.stubEnv('TZ', zone)

  const late = licenseOf('1', { at })
  const filter = { ...noFilter, from: day, to: day }
  const picked = pickLicenses(
    [late],
    filter,
    () => '',
    () => false
  )

  expect(picked).toEqual([late])
})

it('keeps one order for licenses of the same moment', () => {
  const same = ['7', '5', '6'].map(id => licenseOf(id, { at: null }))

  const orders = [same, same.toReversed()].map(given =>
    pickLicenses(
      given,
      noFilter,
      () => '',
      () => false
    ).map(({ id }) => id)
  )

  expect(orders[0]).toEqual(orders[1])
})
