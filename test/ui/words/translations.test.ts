import { afterEach, expect, it } from 'vitest'
import { languages } from '../../../contract/settings.ts'
import { $language } from '../../../ui/stores/language.ts'
import { completeLanguages } from '../../../ui/words/i18n.ts'
import { loadAreas, loadTranslation } from './areas.ts'
import { findFaults } from './find-faults.ts'
import type { Texts } from './find-faults.ts'

const areas = await loadAreas()

afterEach(() => $language.set('en'))

const english = {
  none: 'No results',
  by: 'By {name}',
  results: { one: '{count} result', other: '{count} results' }
}

it.each<[Texts, string, string[]]>([
  [
    {
      none: 'Keine',
      by: 'Von {name}',
      results: { one: 'Ein Ergebnis', other: '{count} Ergebnisse' }
    },
    'de',
    []
  ],
  [{ none: 'なし', by: '{name}', results: { other: '{count}件' } }, 'ja', []],
  [
    { none: ' ', by: 'Von {nmae}', all: 'Alle' },
    'de',
    [
      'all: is not in English',
      'none: is empty',
      'by: lacks {name}',
      'by: has {nmae}, which English has not',
      'results: is missing'
    ]
  ],
  [
    { none: 'Keine', by: 'Von {name}', results: { one: '{count}', few: 'x' } },
    'de',
    ['results: lacks other', 'results: has few, which de has not']
  ],
  [
    { none: 'Keine', by: { other: '{name}' }, results: '{count}' },
    'de',
    ['by: has other plural forms', 'results: has other plural forms']
  ]
])('finds what is wrong with %j in %s', (translation, language, faults) => {
  const found = findFaults(english, translation, language)

  expect(found).toEqual(faults)
})

it('has no empty text in English, and both its plural forms', () => {
  const faults = areas.flatMap(({ english }) =>
    findFaults(english, english, 'en')
  )

  expect(areas.map(({ name }) => name)).toContain('account')
  expect(faults).toEqual([])
})

it.each(languages.slice(1))('is whole in %s, or not there', async language => {
  const translation = await loadTranslation(language)

  const faults = areas.flatMap(({ name, english }) => {
    const texts = translation?.[name] ?? {}
    return translation ? findFaults(english, texts, language) : []
  })
  const known = new Set(areas.map(({ name }) => name))
  const unknown = Object.keys(translation ?? {}).filter(one => !known.has(one))

  expect([...faults, ...unknown]).toEqual([])
})

it.each(languages.slice(1))('gives what is written in %s', async language => {
  const translation = await loadTranslation(language)

  $language.set(language)

  // Which it only is when each area imports its file.
  expect(completeLanguages().includes(language)).toBe(translation !== null)
  for (const { name, english, words } of areas) {
    const plain = Object.keys(english).filter(
      key => typeof words.get()[key] === 'string'
    )
    const wanted = translation?.[name] ?? english
    const shown = plain.map(
      key => `${name} ${key}: ${String(words.get()[key])}`
    )
    expect(shown).toEqual(
      plain.map(key => `${name} ${key}: ${textOf(wanted[key])}`)
    )
  }
})

function textOf(text: Texts[string] | undefined): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}
