import { expect, it } from 'vitest'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import type { RunStep } from '../../../../ui/licensing/purchase/run-item.ts'
import {
  outcomeBadge,
  outcomeText
} from '../../../../ui/licensing/views/outcome-texts.ts'
import { imageOf } from '../../../image-refs.ts'

const texts: Record<RunStep, [text: RegExp, badge: string | undefined]> = {
  waiting: [/^Waiting/, undefined],
  licensing: [/^Licensing…/, undefined],
  checking: [/^We don’t know yet .* nothing is sent twice/, undefined],
  licensed: [/^Licensed\. Downloading next/, undefined],
  fetching: [/^Licensed\. Downloading…/, undefined],
  fetched: [/^Licensed and downloaded/, undefined],
  swapping: [/^Licensed\. Swapping…/, undefined],
  done: [/^Layers show the licensed file/, 'Licensed'],
  'not-placed': [/^Licensed, but no layer shows/, 'Licensed'],
  refused: [/refused\. Nothing was charged/, 'Refused'],
  doubtful: [/^We don’t know .* Check again later/, 'Uncertain'],
  elsewhere: [/^An earlier purchase isn’t finished/, 'Unfinished'],
  stopped: [/^Skipped\. Nothing was sent/, 'Not sent']
}

it.each(Object.entries(texts) as [RunStep, [RegExp, string | undefined]][])(
  // of the record
  'says in words how it stands: %s',
  (step, [text, badge]) => {
    const item = toRunItem(imageOf('1'), null, step, null)

    expect(outcomeText(item)).toMatch(text)
    expect(outcomeBadge(item)?.text).toBe(badge)
  }
)

const ofTracks: [RunStep, string][] = [
  ['licensing', 'Licensing…'],
  ['licensed', 'Licensed.'],
  ['fetched', 'Licensed. All layers change together.'],
  ['swapping', 'Licensed. Updating its cards…'],
  ['done', 'Its cards show the license.'],
  ['not-placed', 'Licensed. You can download it.'],
  ['refused', 'The library refused. Nothing was charged.']
]

it.each(ofTracks)('names no file on layers for a track: %s', (step, text) => {
  const track = { assetId: '1', mediaType: 'audio' } as const
  const item = toRunItem(track, null, step, null)

  expect(outcomeText(item)).toBe(text)
})

it.each([
  ['image', '2 layers show the licensed file.'],
  ['audio', '2 cards show the license.']
] as const)('counts where a licensed %s is shown', (mediaType, text) => {
  const asset = { assetId: '1', mediaType }
  const item = { ...toRunItem(asset, null, 'done', 1), uses: 2 }

  expect(outcomeText(item)).toBe(text)
})

it('quotes the service’s reason for a refusal', () => {
  const data = { explanation: 'Media unavailable' }
  const error = { code: 'license-refused' as const, message: '', data }
  const item = { ...toRunItem(imageOf('1'), null, 'refused', null), error }

  expect(outcomeText(item)).toMatch(/Media unavailable/)
})

it.each([
  ['refused', 30_000, 'Wait 30 seconds, then try again. Nothing was charged.'],
  ['refused', 0, 'Wait 1 second, then try again. Nothing was charged.'],
  ['stopped', null, 'Wait 10 seconds, then try again. Nothing was charged.'],
  ['refused', 600_000, 'Wait 10 minutes, then try again. Nothing was charged.']
] as const)('says how long to wait when %s: %s', (step, retryAfter, text) => {
  const item = limited(step, retryAfter)

  expect(outcomeText(item)).toBe(text)
  expect(outcomeBadge(item)?.text).toBe('Not licensed')
})

it('promises nothing about a charge that is uncertain', () => {
  expect(outcomeText(limited('doubtful', 30_000))).not.toMatch(/charged/)
})

function limited(step: RunStep, retryAfter: number | null) {
  const error = {
    code: 'rate-limited' as const,
    message: '',
    data: { at: 1000, retryAfter }
  }
  return { ...toRunItem(imageOf('1'), null, step, null), error }
}

it.each([
  [34_000_000, 90_400_000, 'Licensed. Downloading 34 of 90 MB'],
  [0, 2_000_000, 'Licensed. Downloading 0 of 2 MB'],
  [400_000, 1_400_000, 'Licensed. Downloading…']
])('says how much of a file has arrived: %i of %i', (done, total, text) => {
  const item = toRunItem(imageOf('1'), null, 'fetching', 1)
  const progress = { done, total }

  expect(outcomeText({ ...item, progress })).toBe(text)
  expect(outcomeText({ ...item, progress, step: 'fetched' })).toMatch(
    /^Licensed and downloaded/
  )
})
