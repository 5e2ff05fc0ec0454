import { expect, it } from 'vitest'
import type { RunStep } from '../../../../ui/licensing/purchase/run-item.ts'
import { afterFailure } from '../../../../ui/licensing/swap/report-failure.ts'

const error = { code: 'offline', message: 'Nothing comes through.' } as const

const steps: [before: RunStep, after: RunStep][] = [
  ['waiting', 'stopped'],
  ['licensing', 'doubtful'],
  ['checking', 'doubtful'],
  ['licensed', 'not-placed'],
  ['fetching', 'not-placed'],
  ['fetched', 'not-placed'],
  ['swapping', 'not-placed']
]

it.each(steps)(
  'reports an asset that is %s as %s when a run fails',
  (before, after) => {
    const part = afterFailure(before, error)

    expect(part).toMatchObject({ step: after, error })
    expect(Boolean(part.text?.startsWith('Licensed'))).toBe(
      after === 'not-placed'
    )
  }
)
