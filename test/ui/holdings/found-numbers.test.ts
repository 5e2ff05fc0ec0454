import { expect, it } from 'vitest'
import type { LedgerEntry } from '../../../contract/document.ts'
import type { License } from '../../../ui/api/licenses.ts'
import { foundNumbers } from '../../../ui/holdings/found-numbers.ts'
import { licenseOf } from '../plan-of.ts'
import { ledgerEntry } from '../ledger-entry.ts'

const attempt = 'a'.repeat(32)

function pending(change: Partial<LedgerEntry> = {}): LedgerEntry {
  const id = `${attempt}.1`
  const at = '2026-03-02T10:00:00Z'
  const own = { id, assetId: '1', licenseId: null, licensee: 'Ann', at }
  return ledgerEntry({ ...own, ...change })
}

function found(id: string, change: Partial<License> = {}): License {
  const at = '2026-03-02T10:00:05Z'
  return licenseOf('1', { id, size: 'huge', at, ...change })
}

const music = { mediaType: 'audio', license: 'audio_standard' } as const

const pendingTrack = pending({
  id: `${attempt}.audio 1`,
  ...music,
  size: 'clean_audio',
  knownIds: []
})

function foundTrack(id: string, change: Partial<License> = {}): License {
  return found(id, { ...music, size: 'clean_audio', ...change })
}

const numbered = pending({ id: 'license.e1', licenseId: 'e1' })

it.each<[string, LedgerEntry[], License[], (string | null)[]]>([
  [
    'the one of its attempt',
    [pending()],
    [found('e1'), found('e2', { attempt })],
    ['e2']
  ],
  ['the only one it can be', [pending()], [found('e1')], ['e1']],
  [
    'one without size and time',
    [pending()],
    [found('e1', { size: '', at: null })],
    ['e1']
  ],
  ['none of two', [pending()], [found('e1'), found('e2')], []],
  [
    'none of another attempt',
    [pending()],
    [found('e1', { attempt: 'b'.repeat(32) })],
    []
  ],
  ['none of another asset', [pending()], [found('e1', { assetId: '2' })], []],
  [
    'none of another kind',
    [pending()],
    [found('e1', { mediaType: 'video' })],
    []
  ],
  ['none of another size', [pending()], [found('e1', { size: 'small' })], []],
  [
    'one of a track of another size, as it has one file',
    [pendingTrack],
    [foundTrack('e1', { size: 'original_audio' })],
    ['e1']
  ],
  [
    'one of a track of an unknown name',
    [pendingTrack],
    [foundTrack('e1', { license: 'Music' })],
    ['e1']
  ],
  [
    'none of a track with another license',
    [pendingTrack],
    [foundTrack('e1', { license: 'audio_platform' })],
    []
  ],
  [
    'no comp license',
    [pending()],
    [found('e1', { license: 'footage_comp' })],
    []
  ],
  [
    'the only one, when its date is before by another clock',
    [pending()],
    [found('e1', { at: '2026-02-01T00:00:00Z' })],
    ['e1']
  ],
  [
    'none that may be from before, though its date is after',
    [pending()],
    [found('e1', { isDownloadable: false, at: '2027-02-01T00:00:00Z' })],
    []
  ],
  ['none of an unknown kind', [pending()], [found('e1', { license: 'x' })], []],
  [
    'none that has one of another size beside it',
    [pending()],
    [found('e1', { size: 'small' }), found('e2')],
    []
  ],
  [
    'none that was known before',
    [pending({ knownIds: ['e1'] })],
    [found('e1', { at: '2027-02-01T00:00:00Z' })],
    []
  ],
  [
    'the one that was not known before, whatever its date',
    [pending({ knownIds: ['e1'] })],
    [found('e1'), found('e2', { at: '2025-02-01T00:00:00Z' })],
    ['e2']
  ],
  ['none that stands there', [pending(), numbered], [found('e1')], []],
  [
    'none that is somebody else’s',
    [pending({ licensee: 'Bob' })],
    [found('e1')],
    []
  ],
  [
    'none where two wait for one',
    [pending(), pending({ id: `${'c'.repeat(32)}.1` })],
    [found('e1')],
    []
  ]
])('gives an entry without a number %s', (_, ledger, licenses, numbers) => {
  const given = foundNumbers(ledger, licenses, { who: 'Ann', taken: new Set() })

  expect(given.map(({ licenseId }) => licenseId)).toEqual(numbers)
})

it('keeps all other fields of the entry', () => {
  const entry = pending({ subscription: 'Monthly' })
  const taken = new Set<string>()

  const [given] = foundNumbers([entry], [found('e1')], { who: 'Ann', taken })

  expect(given).toEqual({ ...entry, licenseId: 'e1' })
})

it('does not use the number of another purchase', () => {
  const taken = new Set(['e1'])

  const given = foundNumbers([pending()], [found('e1')], { who: 'Ann', taken })

  expect(given).toEqual([])
})
