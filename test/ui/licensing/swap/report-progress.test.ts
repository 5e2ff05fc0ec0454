import { beforeEach, expect, it } from 'vitest'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import { reportProgress } from '../../../../ui/licensing/swap/report-progress.ts'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import { imageOf } from '../../../image-refs.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

const asset = imageOf('1')
let now = 0
let shown: number[]

beforeEach(() => {
  useQuietPlatform()
  usePlatform({ ...platform(), now: () => now })
  const items = [toRunItem(asset, null, 'fetching', 1)]
  $licensing.set({ state: 'running', items, isStopping: false, question: null })
  shown = []
})

function listen(): () => void {
  return $licensing.listen(state => {
    const [item] = state.state === 'running' ? state.items : []
    shown.push(item?.progress?.done ?? NaN)
  })
}

it('shows ten reports a second, and the last one always', () => {
  const stop = listen()
  const report = reportProgress(asset)

  for (let done = 1; done <= 100; done += 1) {
    now += 10
    report(done, 100)
  }
  stop()

  expect(shown).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 100])
})

it('keeps reporting when the clock is set back', () => {
  const stop = listen()
  const report = reportProgress(asset)

  report(1, 100)
  now -= 3_600_000
  report(2, 100)
  stop()

  expect(shown).toEqual([1, 2])
})
