import { expect, it } from 'vitest'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import type { RunStep } from '../../../../ui/licensing/purchase/run-item.ts'
import {
  outcomeBadge,
  outcomeText
} from '../../../../ui/licensing/views/outcome-texts.ts'

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
    const item = toRunItem('1', null, step, null)

    expect(outcomeText(item)).toMatch(text)
    expect(outcomeBadge(step)?.text).toBe(badge)
  }
)

it('quotes the service’s reason for a refusal', () => {
  const data = { explanation: 'Media unavailable' }
  const error = { code: 'license-refused' as const, message: '', data }
  const item = { ...toRunItem('1', null, 'refused', null), error }

  expect(outcomeText(item)).toMatch(/Media unavailable/)
})
