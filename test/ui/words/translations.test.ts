import { afterEach, expect, it, onTestFinished } from 'vitest'
import { languages } from '../../../contract/settings.ts'
import { i18n } from '../../../ui/words/i18n.ts'
import { $language } from '../../../ui/words/language.ts'
import { loadAreas, loadTranslation } from './areas.ts'
import { findFaults } from './find-faults.ts'
import type { Text, Texts } from './find-faults.ts'
import { sameAsEnglish } from './same-as-english.ts'

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
])('finds the problems of %j in %s', (translation, language, faults) => {
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

const others = languages.slice(1)

it.each(others)(
  'is complete in %s, in the order of English',
  async language => {
    const translation = await loadTranslation(language)

    const faults = areas.flatMap(({ name, english }) => {
      const found = findFaults(english, translation[name] ?? {}, language)
      return found.map(fault => `${name} ${fault}`)
    })
    const known = new Set(areas.map(({ name }) => name))
    const unknown = Object.keys(translation).filter(name => !known.has(name))

    expect([...faults, ...unknown]).toEqual([])
    for (const { name, english } of areas) {
      expect(Object.keys(translation[name] ?? {})).toEqual(Object.keys(english))
    }
  }
)

it.each(others)('shows the texts of %s', async language => {
  const translation = await loadTranslation(language)

  $language.set(language)
  const ends = areas.map(({ words }) => words.listen(() => undefined))
  onTestFinished(() => ends.forEach(end => end()))
  await expect.poll(() => i18n.loading.get()).toBe(false)

  for (const { name, english, words } of areas) {
    const wanted = translation[name] ?? english
    const shown = Object.keys(english)
      .filter(key => typeof words.get()[key] === 'string')
      .map(key => [`${name} ${key}`, words.get()[key], wanted[key]] as const)
    expect(shown.map(([key, text]) => [key, text])).toEqual(
      shown.map(([key, , text]) => [key, text])
    )
  }
})

it.each(others)('repeats English in %s only on purpose', async language => {
  const translation = await loadTranslation(language)

  const same = areas.flatMap(({ name, english }) =>
    Object.entries(translation[name] ?? {})
      .filter(([key, text]) => isSame(english[key], text))
      .map(([key]) => `${name} ${key}`)
  )

  expect(same.toSorted()).toEqual(sameAsEnglish[language]?.toSorted())
})

/** Whether a text with letters has only forms of English. */
function isSame(english: Text | undefined, text: Text): boolean {
  if (english === undefined) return false
  const [ours = [], theirs = []] = [english, text].map(one =>
    typeof one === 'string' ? [one] : Object.values(one)
  )
  const hasLetters = /\p{L}/u.test(theirs.join(' ').replace(/\{\w+\}/g, ''))
  return hasLetters && theirs.every(one => ours.includes(one))
}
