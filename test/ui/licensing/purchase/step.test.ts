import { expect, it } from 'vitest'
import type {
  JournalEntry,
  PurchaseState
} from '../../../../contract/journal.ts'
import type { Fact } from '../../../../ui/licensing/purchase/fact.ts'
import { step } from '../../../../ui/licensing/purchase/step.ts'
import { entryOf } from '../../plan-of.ts'

const sentAt = '2026-03-01T12:00:00.000Z'
const soon = Date.parse(sentAt) + 1000
const minute = 60_000

const states: PurchaseState[] = [
  'prepared',
  'sending',
  'unknown',
  'doubtful',
  'refused',
  'paid',
  'recorded',
  'placed'
]

function answeredWith(
  outcome: 'paid' | 'refused' | 'not-sent' | 'unknown' | 'sending' | 'open'
): Fact {
  const details = { charge: 1, download: 'http://file', reason: 'No' }
  return {
    kind: 'answered',
    outcome: { assetId: '1', outcome, open: undefined, ...details }
  }
}

const licensed: Fact = {
  kind: 'licensed',
  licenseId: 'e1',
  license: 'standard',
  attempt: null
}
const refusedAll = 'refused refused refused refused - - - -'
const unknownAll = 'unknown unknown - - - - - -'

/** The next state for each of `states`; a dash means unchanged. */
const table: [name: string, fact: Fact, after: string][] = [
  ['it leaves', { kind: 'leaves' }, 'sending - - - - - - -'],
  ['paid', answeredWith('paid'), 'paid paid paid paid - - - -'],
  ['refused', answeredWith('refused'), refusedAll],
  ['not sent', answeredWith('not-sent'), refusedAll],
  ['open elsewhere', answeredWith('open'), refusedAll],
  ['under way', answeredWith('sending'), unknownAll],
  ['nobody knows', answeredWith('unknown'), unknownAll],
  ['not in the reply', { kind: 'answered', outcome: undefined }, unknownAll],
  ['silence', { kind: 'silent' }, unknownAll],
  ['never left', { kind: 'never-left' }, 'refused refused refused - - - - -'],
  ['never seen', { kind: 'never-seen' }, refusedAll],
  ['a license in the history', licensed, 'paid paid paid paid - - - -'],
  [
    'no trace in time',
    { kind: 'without-trace', patience: 1000 },
    'doubtful doubtful doubtful - - - - -'
  ],
  [
    'no trace yet',
    { kind: 'without-trace', patience: minute },
    '- - - - - - - -'
  ],
  ['in the ledger', { kind: 'recorded' }, '- - - - - recorded - -'],
  ['on its layers', { kind: 'placed' }, '- - - - - placed placed -']
]

function entryIn(state: PurchaseState, part: Partial<JournalEntry> = {}) {
  return { ...entryOf('1', state), sentAt, ...part }
}

it.each(table)('follows the table: %s', (_, fact, after) => {
  const found = states.map(state => {
    const next = step(entryIn(state), fact, soon).state
    return next === state ? '-' : next
  })

  expect(found.join(' ')).toBe(after)
})

it.each(['paid', 'recorded', 'placed'] as const)(
  'closes a swapped %s purchase once its number is known',
  state => {
    const entry = entryIn(state, { licenseId: 'e1' })

    expect(step(entry, { kind: 'placed' }, soon).state).toBe('closed')
  }
)

it('keeps charge and address of a paid purchase', () => {
  expect(step(entryIn('sending'), answeredWith('paid'), soon)).toMatchObject({
    state: 'paid',
    charge: 1,
    download: 'http://file'
  })
})

it('keeps the first number that it learns', () => {
  const numbered = entryIn('recorded', { licenseId: 'e0' })

  expect(step(entryIn('placed'), licensed, soon)).toMatchObject({
    state: 'placed',
    licenseId: 'e1'
  })
  expect(step(numbered, licensed, soon)).toBe(numbered)
})

it('marks a license as a guess when nothing names it', () => {
  const silent = entryIn('unknown')
  const named = { ...licensed, attempt: silent.attempt }

  const guessed = step(silent, licensed, soon)
  const known = step(silent, named, soon)
  const answered = step(entryIn('paid'), licensed, soon)

  expect([guessed.isGuess, known.isGuess, answered.isGuess]).toEqual([
    true,
    undefined,
    undefined
  ])
})

it('ignores "never seen" for direct or old purchases', () => {
  const fact = { kind: 'never-seen' } as const
  const direct = entryIn('unknown', { direct: true })
  const weekLater = soon + 7 * 24 * 3_600_000

  expect(step(direct, fact, soon).state).toBe('unknown')
  expect(step(entryIn('unknown'), fact, weekLater).state).toBe('unknown')
})

it('keeps until when the service wants no more requests', () => {
  const outcome = { assetId: '1', outcome: 'refused', reason: 'Slow' } as const
  const details = { charge: null, download: null, open: undefined }
  const fact: Fact = {
    kind: 'answered',
    outcome: { ...outcome, ...details, retryAfter: 30 }
  }
  const direct = entryIn('sending', { direct: true })

  const retryAt = new Date(soon + 30_000).toISOString()
  expect(step(entryIn('sending'), fact, soon)).toMatchObject({
    state: 'refused',
    retryAt
  })
  expect(step(direct, fact, soon)).toMatchObject({ state: 'unknown', retryAt })
})

it('accepts a direct refusal only without a trace', () => {
  const entry = entryIn('sending', { direct: true })

  const refused = step(entry, answeredWith('refused'), soon)
  const fact = { kind: 'without-trace', patience: minute } as const
  const later = step(refused, fact, soon + minute)

  expect(refused).toMatchObject({ state: 'unknown', reason: 'No' })
  expect(later).toMatchObject({ state: 'refused', reason: 'No' })
})

it('stops waiting when the clock was set back', () => {
  const fact = { kind: 'without-trace', patience: minute } as const

  const next = step(entryIn('unknown'), fact, soon - 3_600_000)
  const small = step(entryIn('unknown'), fact, soon - 10_000)

  expect([next.state, small.state]).toEqual(['doubtful', 'unknown'])
})
