import { expect, test } from 'vitest'
import { languages } from '../../assets/languages.ts'
import { translateWord, translatedWords } from '../../assets/translate-word.ts'
import { commonWords } from '../../emoji/emoji-asset.ts'
import { planEmoji } from '../../emoji/emoji-plan.ts'
import { films } from '../../films/films.ts'
import { listAssets } from '../../list-assets.ts'

const assets = [...listAssets()]

function untranslated(words: Iterable<string>): string[] {
  return [...new Set(words)].filter(word =>
    languages.some(language => !translateWord(word, language))
  )
}

test.each(['photo', 'scene'])('knows every word of a %s', kind => {
  const some = assets.filter(({ source }) => source.kind === kind)

  const words = some.flatMap(({ keywords }) => keywords)

  expect(words.length).toBeGreaterThan(100)
  expect(untranslated(words)).toEqual([])
})

test('has every word of the films', () => {
  expect(untranslated(films.flatMap(({ keywords }) => keywords))).toEqual([])
})

test('has the kind and the background of every drawing', () => {
  const plans = assets.flatMap(({ source }) =>
    source.kind === 'emoji' ? (planEmoji(source.index) ?? []) : []
  )

  const words = plans.flatMap(commonWords)

  expect(words.length).toBeGreaterThan(1000)
  expect(untranslated(words)).toEqual([])
})

test('has no unused word', () => {
  const shown = new Set([...assets, ...films].flatMap(one => one.keywords))

  expect(translatedWords.filter(word => !shown.has(word))).toEqual([])
})

test('has each word once, in all languages', () => {
  expect(new Set(translatedWords).size).toBe(translatedWords.length)
  expect(untranslated(translatedWords)).toEqual([])
})

test.each([
  ['kite', 'de', 'Drachen'],
  ['girl', 'de', 'Mädchen'],
  ['blue', 'de', 'blau'],
  ['petal', 'cs', 'okvětní lístek'],
  ['northern lights', 'tr', 'kuzey ışıkları']
] as const)('translates %s into %s as %s', (word, language, translation) => {
  expect(translateWord(word, language)).toBe(translation)
})
