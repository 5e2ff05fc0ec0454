import { expect, test } from 'vitest'
import { categories } from '../assets/categories.ts'
import { colorFamilies } from '../assets/color-family.ts'
import { findAsset } from '../find-asset.ts'
import { listAssets, placeOf } from '../list-assets.ts'

const assets = [...listAssets()]

test('lists at least five thousand assets, each once', () => {
  expect(assets.length).toBeGreaterThanOrEqual(5000)
  expect(new Set(assets.map(asset => asset.id)).size).toBe(assets.length)
})

test('lists the same assets again', () => {
  const again = [...listAssets({ count: 400 })]

  expect(again).toEqual(assets.slice(0, 400))
})

test('finds each asset by its id alone', () => {
  const sample = assets.filter((_, n) => n % 97 === 0)

  const found = sample.map(asset => findAsset(asset.id))

  expect(found).toEqual(sample)
  expect(findAsset('123')).toBeUndefined()
})

test('returns the position of each asset', () => {
  const places = assets.map(placeOf)

  expect(places).toEqual(assets.map((_, place) => place))
})

test('begins a list of a million like a short one', () => {
  const many = listAssets({ count: 1_000_000 })

  const first = many.next().value
  many.return()

  expect(first).toEqual(assets[0])
})

test('adds assets at the end of a longer list', () => {
  const more = [...listAssets({ count: assets.length + 50 })]

  expect(more.slice(0, 50)).toEqual(assets.slice(0, 50))
  expect(new Set(more.map(asset => asset.id)).size).toBe(more.length)
})

test('refuses a count it cannot serve', () => {
  expect(() => [...listAssets({ count: -1 })]).toThrow(RangeError)
  expect(() => [...listAssets({ count: 2_000_000 })]).toThrow(RangeError)
})

test('gives a tenth of the assets an id bar', () => {
  const share = assets.filter(asset => asset.hasIdBar).length / assets.length

  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.12)
})

test('has matches for every filter', () => {
  const count = (wanted: (asset: (typeof assets)[number]) => boolean) =>
    assets.filter(wanted).length

  expect(count(asset => asset.imageType === 'photo')).toBeGreaterThan(50)
  expect(count(asset => asset.imageType === 'vector')).toBeGreaterThan(300)
  expect(count(asset => asset.isEditorial)).toBeGreaterThan(50)
  expect(count(asset => asset.isAdult)).toBeGreaterThan(5)
  expect(count(asset => asset.isSensitive)).toBeGreaterThan(50)
  expect(count(asset => !asset.isEnhanced)).toBeGreaterThan(50)
  expect(count(asset => asset.hasModelRelease)).toBeGreaterThan(50)
  expect(count(asset => asset.people.number > 1)).toBeGreaterThan(20)
  expect(count(asset => asset.width > 4096)).toBeGreaterThan(1000)
  expect(count(asset => asset.height > asset.width)).toBeGreaterThan(500)
  expect(count(asset => asset.width === asset.height)).toBeGreaterThan(300)
})

test('uses every color family', () => {
  const used = new Set(
    assets.flatMap(asset => asset.colors.map(color => color.family))
  )

  expect(colorFamilies.filter(family => !used.has(family))).toEqual([])
})

test('has one or two categories of the service for every asset', () => {
  const known = new Set(categories.map(category => category.id))

  const strays = assets.filter(
    asset =>
      asset.categories.length < 1 ||
      asset.categories.length > 2 ||
      asset.categories.some(category => !known.has(category.id))
  )

  expect(strays).toEqual([])
})
