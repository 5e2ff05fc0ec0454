import { expect, test } from 'vitest'
import { assetText } from '../asset-text.ts'
import { languages } from '../assets/languages.ts'
import { listAssets } from '../list-assets.ts'

const assets = [...listAssets()]

function withWord(word: string, kind: string) {
  const asset = assets.find(
    asset => asset.keywords.includes(word) && asset.source.kind === kind
  )
  if (!asset) throw new Error(`No ${kind} shows ${word}`)
  return asset
}

test('describes a scene in all languages of the API', () => {
  const lake = withWord('lake', 'scene')

  const texts = languages.map(language => assetText(lake, language))

  expect(texts.filter(text => text === undefined)).toEqual([])
  expect(assetText(lake, 'de')?.keywords).toContain('Berg')
  expect(assetText(lake, 'tr')?.keywords).toContain('göl')
  expect(assetText(lake, 'ja')?.keywords).toContain('湖')
})

test('describes a drawing in the words of its package', () => {
  const cat = assets.find(asset => asset.title.startsWith('Cat face on'))

  const german = cat && assetText(cat, 'de')

  expect(german?.title).toBe('Katzengesicht')
  expect(german?.keywords).toContain('Katze')
})

test('matches the record in English', () => {
  const photo = withWord('mountain', 'photo')

  expect(assetText(photo, 'en')?.keywords).toEqual(photo.keywords)
})

test.each(languages)('has a title and keywords for every asset in %s', one => {
  const silent = assets.filter(asset => {
    const text = assetText(asset, one)
    return !text?.title || text.keywords.length < 2
  })

  expect(silent.map(({ title }) => title)).toEqual([])
})

test('describes a drawing that is not an emoji by its name and kind', () => {
  const pills = assets.find(asset => asset.title.startsWith('Pills on'))

  const czech = pills && assetText(pills, 'cs')

  expect(czech?.title).toMatch(/^Pilulky, medicína, zdraví/)
})

test('uses no word with another meaning for a drawing', () => {
  const hand = assets.find(asset => asset.title.startsWith('Waving hand'))

  const german = hand && assetText(hand, 'de')

  expect(hand?.keywords).toContain('wave')
  expect(german?.keywords).not.toContain('Welle')
})
