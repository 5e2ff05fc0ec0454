import { describe, expect, it } from 'vitest'
import { placeSize } from '../../../src/placing/place-size.ts'

describe('placeSize', () => {
  const view = { width: 1200, height: 800 }

  it('takes half the view along the longest side', () => {
    const wide = placeSize(1.5, view)
    const tall = placeSize(0.5, view)

    expect(wide).toEqual({ width: 600, height: 400 })
    expect(tall).toEqual({ width: 200, height: 400 })
  })

  it('stays between 160 and 1000', () => {
    const closeUp = placeSize(2, { width: 40, height: 30 })
    const farAway = placeSize(0.5, { width: 50_000, height: 40_000 })

    expect(closeUp).toEqual({ width: 160, height: 80 })
    expect(farAway).toEqual({ width: 500, height: 1000 })
  })

  it('never makes a side of nothing', () => {
    const { width, height } = placeSize(99_999, view)

    expect({ width, height }).toEqual({ width: 600, height: 1 })
  })
})
