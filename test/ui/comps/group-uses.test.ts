import { expect, it } from 'vitest'
import type { FoundComps, FoundUse } from '../../../contract/finding.ts'
import { groupUses } from '../../../ui/comps/group-uses.ts'
import { keepSeen } from '../../../ui/comps/seen-previews.ts'
import { pictureOf } from '../views/asset-of.ts'

const comp = { assetId: '1', mediaType: 'image', state: 'comp' } as const

function useOf(imageHash: string, changes: Partial<FoundUse> = {}): FoundUse {
  return {
    nodeId: '1:2',
    styleId: null,
    name: 'Rectangle',
    pageId: '0:1',
    pageName: 'Home',
    imageHash,
    holder: 'layer',
    refusal: null,
    ...changes
  }
}

function group(
  uses: FoundUse[],
  images: FoundComps['images'] = {},
  untold = 0
) {
  const pages = ['0:1', '0:2'].map(pageId => ({
    pageId,
    name: pageId,
    checkedAt: null,
    isWatched: false
  }))
  const texts = uses.map(use => JSON.stringify(use))
  return groupUses({ uses: texts, untold, images, pages })
}

it('gives an asset the uses of all its images', () => {
  const { assets, candidates } = group([useOf('a'), useOf('b')], {
    a: { ...comp, state: 'licensed' },
    b: comp
  })

  expect(assets).toEqual([
    {
      ...comp,
      isAdopted: false,
      uses: [useOf('a'), useOf('b')],
      swapped: 1
    }
  ])
  expect(candidates).toEqual([])
})

it('tells an image from a video with the same id', () => {
  const { assets } = group([useOf('a'), useOf('b')], {
    a: comp,
    b: { ...comp, mediaType: 'video' }
  })

  expect(assets.map(({ mediaType }) => mediaType)).toEqual(['image', 'video'])
})

it('puts uses in the order of the pages, styles first', () => {
  const later = useOf('a', { pageId: '0:2' })
  const style = useOf('a', { nodeId: null, pageId: null })

  const { assets } = group([later, useOf('a'), style], { a: comp })

  expect(assets[0]?.uses).toEqual([style, useOf('a'), later])
})

it('takes all layers of an image for one candidate', () => {
  const named = useOf('x', { name: 'lake_123456789.jpg' })
  const other = useOf('x', { name: 'boat-87654321' })

  const { candidates } = group([useOf('x'), named, other, useOf('y')])

  expect(candidates).toEqual([
    {
      imageHash: 'x',
      assetIds: ['123456789', '87654321'],
      uses: [useOf('x'), named, other]
    }
  ])
})

it('offers two hundred candidates, and counts the uses of others', () => {
  const uses = Array.from({ length: 203 }, (_, i) =>
    useOf(`hash-${Math.min(i, 201)}`, { name: `lake_${100000 + i}.jpg` })
  )

  const { candidates, leftOut } = group(uses, {}, 40)

  expect(candidates).toHaveLength(200)
  expect(leftOut).toBe(43)
})

it('offers a preview that was seen, whatever the layer is called', () => {
  const record = pictureOf('preview', 450)
  const imageHash = keepSeen({ assetId: '42', record }, new Uint8Array(9))

  const { candidates } = group([useOf(imageHash), useOf('unknown')])

  expect(candidates).toEqual([
    { imageHash, assetIds: ['42'], uses: [useOf(imageHash)] }
  ])
})
