import { expect, test } from 'vitest'
import { assetText } from '../../../dev/catalog/asset-text.ts'
import { languages } from '../../../dev/catalog/languages.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'

const assets = [...listAssets()]

function withWord(word: string, kind: string) {
  const asset = assets.find(
    asset => asset.keywords.includes(word) && asset.source.kind === kind
  )
  if (!asset) throw new Error(`No ${kind} shows ${word}`)
  return asset
}

test('tells a scene in all languages of the API', () => {
  const lake = withWord('lake', 'scene')

  const texts = languages.map(language => assetText(lake, language))

  expect(texts.filter(text => text === undefined)).toEqual([])
  expect(assetText(lake, 'de')?.keywords).toContain('Berg')
  expect(assetText(lake, 'tr')?.keywords).toContain('göl')
  expect(assetText(lake, 'ja')?.keywords).toContain('湖')
})

test('tells a drawing in the words of its package', () => {
  const cat = assets.find(asset => asset.title.startsWith('Cat face on'))

  const german = cat && assetText(cat, 'de')

  expect(german?.title).toBe('Katzengesicht')
  expect(german?.keywords).toContain('Katze')
})

test('says the same as the record in English', () => {
  const photo = withWord('mountain', 'photo')

  expect(assetText(photo, 'en')?.keywords).toEqual(photo.keywords)
})

test('has no words where there are no data', () => {
  const silent = assets.filter(
    asset => asset.source.kind === 'emoji' && !assetText(asset, 'cs')
  )

  expect(silent.length).toBeGreaterThan(0)
})
