import { expect, it } from 'vitest'
import { wordsOfFrame } from '../../../../ui/search/start/frame-words.ts'

function words(texts: string[], names: string[] = []): string[] {
  return wordsOfFrame({ texts, names })
}

it.each([
  ['English', 'The best of our mountains', ['best', 'mountains']],
  ['German', 'Der Sommer ist in den Bergen', ['Sommer', 'Bergen']],
  ['French', 'Les vacances dans notre maison', ['vacances', 'maison']],
  ['Spanish', 'El café con leche de la mañana', ['café', 'leche', 'mañana']],
  ['Portuguese', 'O verão não é só na praia', ['verão', 'praia']],
  ['Japanese', '山の中の夏です', ['山', '夏']]
])('leaves out the stop words of %s', (_, text, expected) => {
  expect(words([text])).toEqual(expected)
})

it('takes the words of the largest text first', () => {
  expect(words(['Sunset', 'and the beach', 'with a boat'])).toEqual([
    'Sunset',
    'beach',
    'boat'
  ])
})

it('takes two words that stand together as one', () => {
  expect(words(['Fresh coffee, and warm bread'])).toEqual([
    'Fresh coffee',
    'warm bread'
  ])
})

it('takes no word twice, whatever its case and accents', () => {
  expect(words(['CAFÉ', 'Café in the morning'], ['cafe'])).toEqual([
    'café',
    'morning'
  ])
})

it('leaves out a word that a pair has', () => {
  expect(words(['Coffee beans', 'coffee'])).toEqual(['Coffee beans'])
})

it.each([
  'Frame 12',
  'Rectangle 3',
  'Group 1 copy',
  'Ellipse',
  'hero/background',
  'btn_primary',
  'Rechteck 4',
  'フレーム 2',
  '1440 × 900'
])('takes nothing from the layer name “%s”', name => {
  expect(words([], [name])).toEqual([])
})

it.each([
  'Lorem ipsum dolor sit amet',
  'Learn more',
  '$ 12.90',
  '2026-11-29',
  '',
  '→ ✓ ⌘K'
])('takes nothing from the text “%s”', text => {
  expect(words([text])).toEqual([])
})

it('takes words from names that people gave', () => {
  expect(words([], ['Beach card', 'Frame 12'])).toEqual(['Beach'])
})

it('takes six at most', () => {
  const all = ['ant, bee, cat, dog, elk, fox, gnu, hen']

  expect(words(all)).toHaveLength(6)
})
