import { expect, it } from 'vitest'
import type { FoundComps, FoundUse } from '../../../../contract/finding.ts'
import { groupUses } from '../../../../ui/file/check/group-uses.ts'
import { keepSeen } from '../../../../ui/placing/seen-previews.ts'
import { pictureOf } from '../../asset-of.ts'

function image(assetId: string) {
  return { assetId, mediaType: 'image' } as const
}

const comp = { assetId: '1', mediaType: 'image', state: 'comp' } as const

function useOf(imageHash: string, changes: Partial<FoundUse> = {}): FoundUse {
  return {
    nodeId: '1:2',
    styleId: null,
    name: 'Rectangle',
    pageId: '0:1',
    pageName: 'Home',
    imageHash,
    image: null,
    holder: 'layer',
    refusal: null,
    ...changes
  }
}

function group(uses: FoundUse[], found: Partial<FoundComps> = {}) {
  const pages = ['0:1', '0:2'].map(pageId => ({
    pageId,
    name: pageId,
    checkedAt: null,
    isWatched: false
  }))
  const texts = uses.map(use => JSON.stringify(use))
  const none = { omitted: 0, images: [], candidates: [] }
  return groupUses({ ...none, pages, ...found, uses: texts })
}

it('groups the uses of all images of an asset', () => {
  const uses = [useOf('a', { image: 0 }), useOf('b', { image: 1 })]

  const { assets, candidates } = group(uses, {
    images: [{ ...comp, state: 'licensed' }, comp]
  })

  expect(assets).toEqual([
    {
      ...comp,
      isAdopted: false,
      uses,
      swapped: 1
    }
  ])
  expect(candidates).toEqual([])
})

it('distinguishes an image from a video with the same id', () => {
  const uses = [useOf('a', { image: 0 }), useOf('b', { image: 1 })]

  const { assets } = group(uses, {
    images: [comp, { ...comp, mediaType: 'video' }]
  })

  expect(assets.map(({ mediaType }) => mediaType)).toEqual(['image', 'video'])
})

it('puts uses in the order of the pages, styles first', () => {
  const later = useOf('a', { image: 0, pageId: '0:2' })
  const sooner = useOf('a', { image: 0 })
  const style = useOf('a', { image: 0, nodeId: null, pageId: null })

  const { assets } = group([later, sooner, style], { images: [comp] })

  expect(assets[0]?.uses).toEqual([style, sooner, later])
})

it('groups all layers of an image into one candidate', () => {
  const named = useOf('x', { name: 'lake_123456789.jpg' })
  const other = useOf('x', { name: 'boat-87654321' })

  const { candidates } = group([useOf('x'), named, other, useOf('y')])

  expect(candidates).toEqual([
    {
      imageHash: 'x',
      assets: [image('123456789'), image('87654321')],
      uses: [useOf('x'), named, other]
    }
  ])
})

it('offers two hundred candidates, and counts the uses of others', () => {
  const uses = Array.from({ length: 203 }, (_, i) =>
    useOf(`hash-${Math.min(i, 201)}`, { name: `lake_${1000000 + i}.jpg` })
  )

  const { candidates, leftOut } = group(uses, { omitted: 40 })

  expect(candidates).toHaveLength(200)
  expect(leftOut).toBe(43)
})

it('offers a seen preview regardless of the layer name', () => {
  const record = pictureOf('preview', 450)
  const imageHash = keepSeen({ ...image('42'), record }, new Uint8Array(9))

  const { candidates } = group([useOf(imageHash), useOf('unknown')])

  expect(candidates).toEqual([
    {
      imageHash,
      assets: [image('42')],
      uses: [useOf(imageHash)]
    }
  ])
})

it('distinguishes assets with the same image', () => {
  const first = useOf('a', { nodeId: '1:1', image: 0 })
  const second = useOf('a', { nodeId: '1:2', image: 1 })

  const { assets } = group([first, second], {
    images: [comp, { ...comp, assetId: '2' }]
  })

  expect(assets).toMatchObject([
    { assetId: '1', uses: [first] },
    { assetId: '2', uses: [second] }
  ])
})

it('assigns an image of several assets to none', () => {
  const use = useOf('a', { among: [0, 1] })
  const other = { ...comp, assetId: '2' }

  const grouped = group([use], { candidates: [comp, other] })

  expect(grouped).toMatchObject({
    assets: [],
    unclear: [{ use, candidates: [comp, other] }],
    candidates: []
  })
})

it('offers all assets whose preview was seen with these bytes', () => {
  const record = pictureOf('preview', 450)
  const bytes = new Uint8Array(7)
  keepSeen({ ...image('42'), record }, bytes)
  const imageHash = keepSeen({ ...image('43'), record }, bytes)

  const { candidates } = group([useOf(imageHash)])

  expect(candidates).toMatchObject([
    { imageHash, assets: [image('42'), image('43')] }
  ])
})

it('offers an image and a video of the same id, seen with these bytes', () => {
  const record = pictureOf('preview', 450)
  const bytes = new Uint8Array(5)
  const video = { assetId: '42', mediaType: 'video' } as const
  keepSeen({ ...image('42'), record }, bytes)
  const imageHash = keepSeen({ ...video, record }, bytes)

  const { candidates } = group([useOf(imageHash, { name: 'lake_123456.jpg' })])

  expect(candidates).toMatchObject([
    { assets: [image('42'), video, image('123456')] }
  ])
})
