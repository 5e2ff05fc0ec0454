import { expect, it } from 'vitest'
import { arrange } from '../../../ui/placing/arrange.ts'
import { layerOf } from '../open-placing.ts'
import { assetOf } from '../asset-of.ts'

const wide = layerOf('wide', { width: 300, height: 100 })
const tall = layerOf('tall', { width: 100, height: 300 })
const wideOne = assetOf('w', { aspect: 3 })
const tallOne = assetOf('t', { aspect: 1 / 3 })
const square = assetOf('s', { aspect: 1 })

function ids(arranged: ReadonlyMap<string, { assetId: string }>) {
  return Object.fromEntries(
    [...arranged].map(([key, { assetId }]) => [key, assetId])
  )
}

it('gives each layer a fitting picture', () => {
  expect(ids(arrange([wide, tall], [tallOne, wideOne]))).toEqual({
    wide: 'w',
    tall: 't'
  })
})

it('gives all layers the same picture', () => {
  expect(ids(arrange([wide, tall], [square]))).toEqual({
    wide: 's',
    tall: 's'
  })
})

it('arranges nothing without pictures', () => {
  expect(arrange([wide], []).size).toBe(0)
  expect(arrange([], [square]).size).toBe(0)
})

it('counts the picture of a pinned layer as used', () => {
  const arranged = arrange([wide, tall], [tallOne, square], {
    pinned: new Set(['wide']),
    now: new Map([['wide', tallOne]])
  })

  expect(ids(arranged)).toEqual({ wide: 't', tall: 's' })
})

it('does not take a video for the image with its number', () => {
  const film = assetOf('t', { mediaType: 'video', aspect: 2.9 })

  const arranged = arrange([wide, tall], [tallOne, film], {
    pinned: new Set(['wide']),
    now: new Map([['wide', film]])
  })

  expect(arranged.get('tall')).toBe(tallOne)
})

it('keeps a pinned picture that is no longer offered', () => {
  const arranged = arrange([wide, tall], [square], {
    pinned: new Set(['wide']),
    now: new Map([['wide', wideOne]])
  })

  expect(ids(arranged)).toEqual({ wide: 'w', tall: 's' })
})

it.each([0, 0.5, 0.999])('changes the given layers: %d', chance => {
  const layers = [wide, layerOf('other', { width: 290, height: 100 })]
  const assets = [wideOne, assetOf('v', { aspect: 2.9 })]
  const now = arrange(layers, assets)

  const arranged = arrange(layers, assets, { now, random: () => chance })

  expect(arranged.get('wide')).toBe(now.get('other'))
  expect(arranged.get('other')).toBe(now.get('wide'))
})

it.each([
  { width: 0, height: 0 },
  { width: 0, height: 5 },
  { width: 5, height: 0 }
])(
  'gives layers without an area the remaining pictures: $width × $height',
  size => {
    const layers = [layerOf('a', size), wide, layerOf('b', size)]

    const arranged = arrange(layers, [square, tallOne, wideOne])

    expect(arranged.get('wide')).toBe(wideOne)
    expect(new Set(arranged.values()).size).toBe(3)
  }
)
