import { beforeEach, expect, it } from 'vitest'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import {
  chooseReplacement,
  forgetReplacements,
  recordOpenAttempt,
  replacedAttempt
} from '../../../../ui/licensing/purchase/open-elsewhere.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { imageOf } from '../../../image-refs.ts'

const second = 1000
const attempt = 'a'.repeat(32)
const other = 'b'.repeat(32)

let now = 0
let assets = 0
let assetId = ''

beforeEach(() => {
  useQuietPlatform()
  now = Date.parse('2026-11-20T12:00:00Z')
  usePlatform({ ...platform(), now: () => now })
  forgetReplacements()
  assetId = String((assets += 1))
})

function chosenAfter(seconds: number): string | undefined {
  now += seconds * second
  chooseReplacement(imageOf(assetId))
  return replacedAttempt(imageOf(assetId))
}

it('is free when the gateway reports the end of its lease', () => {
  expect(recordOpenAttempt(imageOf(assetId), { attempt, leaseLeft: 30 })).toBe(
    now + 30 * second
  )

  expect(chosenAfter(29)).toBeUndefined()
  expect(chosenAfter(1)).toBe(attempt)
})

it('is free at once when its lease is over', () => {
  expect(recordOpenAttempt(imageOf(assetId), { attempt, leaseLeft: 0 })).toBe(
    now
  )

  expect(chosenAfter(0)).toBe(attempt)
})

it('waits for no longer than a lease', () => {
  expect(recordOpenAttempt(imageOf(assetId), { attempt, leaseLeft: 1e9 })).toBe(
    now + 120 * second
  )
})

it('otherwise waits for a whole lease after it was first reported', () => {
  const first = recordOpenAttempt(imageOf(assetId), { attempt })
  const early = chosenAfter(60)
  const again = recordOpenAttempt(imageOf(assetId), { attempt })

  expect([first, early, again]).toEqual([now + 60 * second, undefined, first])
  expect(chosenAfter(60)).toBe(attempt)
})

it('waits again for another attempt', () => {
  recordOpenAttempt(imageOf(assetId), { attempt })
  now += 60 * second

  expect(recordOpenAttempt(imageOf(assetId), { attempt: other })).toBe(
    now + 120 * second
  )
})

it('waits no longer where the clock was set back', () => {
  recordOpenAttempt(imageOf(assetId), { attempt })
  now -= 3600 * second

  expect(recordOpenAttempt(imageOf(assetId), { attempt })).toBe(
    now + 120 * second
  )
})
