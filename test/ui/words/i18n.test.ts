import { afterEach, expect, it } from 'vitest'
import { $language } from '../../../ui/stores/language.ts'
import { count, filled, i18n } from '../../../ui/words/i18n.ts'
import type { Translated } from '../../../ui/words/i18n.ts'

afterEach(() => $language.set('en'))

const english = {
  none: 'No results',
  by: filled('{name} by {other}'),
  results: count({ one: '{count} result', other: '{count} results' }),
  left: count({ one: '{count} day on {name}', other: '{count} days on {name}' })
}

it('speaks English as it stands', () => {
  const t = i18n('plain', five(german), english).get()

  expect(t.none).toBe('No results')
  expect(t.by({ name: 'Lake', other: 'Ana' })).toBe('Lake by Ana')
  expect(t.results(1)).toBe('1 result')
  expect(t.results(1204)).toBe('1,204 results')
  expect(t.left(2, { name: 'Pro' })).toBe('2 days on Pro')
})

it('leaves a value as it is, whatever signs are in it', () => {
  const t = i18n('hostile', five(german), english).get()

  const text = t.by({ name: '$& {other} $1', other: '<b>' })

  expect(text).toBe('$& {other} $1 by <b>')
})

const german: Translated<typeof english> = {
  none: 'Keine Ergebnisse',
  by: '{name} von {other}',
  results: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  left: { one: '{count} Tag bei {name}', other: '{count} Tage bei {name}' }
}

type German = typeof german

function five(texts: German): [German, German, German, German, German] {
  return [texts, texts, texts, texts, texts]
}

it('turns at once to another language and back', () => {
  const words = i18n('turning', five(german), english)
  const seen: string[] = []
  words.subscribe(t => seen.push(t.results(1204)))

  $language.set('de')
  $language.set('en')

  expect(seen).toEqual(['1,204 results', '1.204 Ergebnisse', '1,204 results'])
})

it('is in the language when it comes later, as with a part', () => {
  $language.set('de')

  const words = i18n('late', five(german), english)

  expect(words.get().none).toBe('Keine Ergebnisse')
})

it('takes texts in the order of the English ones, as the build lists them', () => {
  const listed = Object.values(german) as unknown as typeof german
  const words = i18n('listed', five(listed), english)

  $language.set('de')

  const t = words.get()
  expect(t.by({ name: 'See', other: 'Ana' })).toBe('See von Ana')
  expect(t.left(1, { name: 'Pro' })).toBe('1 Tag bei Pro')
})

it('takes the other form where a language has fewer', () => {
  const japanese: German = {
    none: '結果なし',
    by: '{other}の{name}',
    results: { other: '{count}件' },
    left: '{name}'
  }
  const words = i18n('fewer', five(japanese), english)

  $language.set('ja')

  expect(words.get().results(1)).toBe('1件')
})
