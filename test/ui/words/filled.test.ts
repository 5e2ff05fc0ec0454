import { expect, it } from 'vitest'
import { count, filled, i18n } from '../../../ui/words/i18n.ts'

const english = {
  none: 'No results',
  by: filled('{name} by {other}'),
  results: count({ one: '{count} result', other: '{count} results' }),
  left: count({ one: '{count} day on {name}', other: '{count} days on {name}' })
}

it('speaks English as it stands', () => {
  const t = i18n('plain', english).get()

  expect(t.none).toBe('No results')
  expect(t.by({ name: 'Lake', other: 'Ana' })).toBe('Lake by Ana')
  expect(t.results(1)).toBe('1 result')
  expect(t.results(1204)).toBe('1,204 results')
  expect(t.left(2, { name: 'Pro' })).toBe('2 days on Pro')
})

it('leaves special characters in a value unchanged', () => {
  const t = i18n('hostile', english).get()

  const text = t.by({ name: '$& {other} $1', other: '<b>' })

  expect(text).toBe('$& {other} $1 by <b>')
})
