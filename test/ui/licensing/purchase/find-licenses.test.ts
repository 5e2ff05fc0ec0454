import { expect, it } from 'vitest'
import { findLicenses } from '../../../../ui/licensing/purchase/find-licenses.ts'
import { entryOf, licenseOf } from '../../plan-of.ts'

const entry = { ...entryOf('1', 'unknown'), baseline: ['e-old'] }

const others: [why: string, change: Parameters<typeof licenseOf>[1]][] = [
  ['of another asset', { assetId: '2' }],
  ['that was there before', { id: 'e-old' }],
  ['of another purchase', { id: 'e-taken' }],
  ['of another subscription', { subscriptionId: 's2' }],
  ['that is for comps only', { license: 'premier_editorial_comp' }],
  ['of another attempt', { attempt: 'b', subscriptionId: 's1' }]
]

it.each(others)('finds no license %s', (_, change) => {
  const found = findLicenses(
    entry,
    [licenseOf('1', change)],
    new Set(['e-taken'])
  )

  expect(found).toEqual([])
})

it('accepts a license that names its attempt, regardless of other fields', () => {
  const own = licenseOf('1', { id: 'e2', attempt: 'a', subscriptionId: 's9' })

  expect(findLicenses(entry, [own], new Set())).toEqual([own])
})

it('sorts licenses that name the attempt first, then possible ones, oldest first', () => {
  const own = licenseOf('1', { id: 'e1', attempt: 'a' })
  const newer = licenseOf('1', { id: 'e3', subscriptionId: 's1' })
  const older = licenseOf('1', { id: 'e2', subscriptionId: null })

  const found = findLicenses(entry, [newer, older, own], new Set())

  expect(found.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3'])
})

const track = {
  ...entry,
  mediaType: 'audio' as const,
  license: 'audio_standard'
}

function trackLicense(change: Parameters<typeof licenseOf>[1] = {}) {
  const license = 'audio_standard'
  return licenseOf('1', { mediaType: 'audio', license, ...change })
}

it.each([
  ['of another subscription', { subscriptionId: 's2' }],
  ['without a name', { license: '' }],
  ['of an unknown name', { license: 'Music license' }]
])('finds a license of a track %s', (_, change) => {
  const own = trackLicense(change)

  expect(findLicenses(track, [own], new Set())).toEqual([own])
})

it.each([
  ['of another name', { license: 'audio_platform' }],
  ['that was there before', { id: 'e-old' }],
  ['of another purchase', { id: 'e-taken' }],
  ['of an image', { mediaType: 'image' as const }]
])('finds no license of a track %s', (_, change) => {
  const found = findLicenses(
    track,
    [trackLicense(change)],
    new Set(['e-taken'])
  )

  expect(found).toEqual([])
})
