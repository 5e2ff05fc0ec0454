import { describe, expect, it } from 'vitest'
import { replaceFile } from '../../../src/swapping/replace-file.ts'

const replacement = {
  fromHash: 'comp',
  from: { width: 500, height: 400, pictureHeight: 400 },
  toHash: 'licensed',
  isVideo: false,
  to: { width: 2000, height: 1600, pictureHeight: 1600 }
}

const looks = {
  type: 'IMAGE' as const,
  opacity: 0.4,
  blendMode: 'MULTIPLY' as const,
  visible: false,
  filters: { exposure: 0.2, contrast: -0.1 }
}

describe('replaceFile', () => {
  it('changes the hash alone in FILL and FIT', () => {
    const own = { ...looks, imageHash: 'comp', rotation: 90 }
    const paints: Parameters<typeof replaceFile>[0][] = [
      { ...own, scaleMode: 'FILL' },
      {
        ...own,
        scaleMode: 'FIT',
        // From modes that it had before.
        scalingFactor: 0.5,
        imageTransform: [
          [0.5, 0, 0],
          [0, 0.5, 0]
        ]
      }
    ]
    const to = { width: 900, height: 900, pictureHeight: 900 }

    const changed = paints.map(one => replaceFile(one, { ...replacement, to }))

    expect(changed).toEqual(
      paints.map(one => ({ ...one, imageHash: 'licensed' }))
    )
  })

  it('keeps the size of the subject in tiles of another aspect', () => {
    const tile = {
      ...looks,
      scaleMode: 'TILE' as const,
      imageHash: 'comp',
      scalingFactor: 1
    }
    const square = { width: 500, height: 500, pictureHeight: 500 }
    const wide = { width: 4000, height: 2000, pictureHeight: 2000 }
    const other = { ...replacement, from: square, to: wide }
    const back = { ...other, from: wide, to: square, isReverse: true }

    const changed = replaceFile(tile, other)
    const reverted =
      changed &&
      replaceFile(changed, { ...back, fromHash: 'licensed', toHash: 'comp' })

    expect(changed).toEqual({
      ...tile,
      imageHash: 'licensed',
      scalingFactor: 0.25
    })
    expect(reverted).toEqual(tile)
  })

  it('keeps the size of tiles', () => {
    const tile = { ...looks, scaleMode: 'TILE' as const, imageHash: 'comp' }

    const changed = [replaceFile({ ...tile, scalingFactor: 0.5 }, replacement)]

    expect(changed).toEqual([
      { ...tile, imageHash: 'licensed', scalingFactor: 0.125 }
    ])
  })

  it('leaves other pictures and unknown paints', () => {
    const paints = [
      { type: 'SOLID' as const, color: { r: 1, g: 0, b: 0 } },
      { ...looks, scaleMode: 'FILL' as const, imageHash: 'other' },
      { type: 'AURORA' } as never, // a paint of a later Figma
      { ...looks, scaleMode: 'FILL' as const, imageHash: 'comp' }
    ]

    const changed = paints.map(one => replaceFile(one, replacement))

    expect(changed).toMatchObject([null, null, null, { imageHash: 'licensed' }])
  })
})
