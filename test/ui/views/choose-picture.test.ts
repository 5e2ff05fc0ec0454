import { expect, it } from 'vitest'
import { choosePicture } from '../../../ui/views/choose-picture.ts'

function picture(name: string, width: number) {
  return { url: `https://media.test/${name}`, width, height: width / 2 }
}

const assets = {
  small_thumb: picture('small', 100),
  large_thumb: picture('large', 150),
  preview: picture('preview', 450),
  preview_1000: picture('preview_1000', 1000)
}

it.each([
  [90, 'small'],
  [165, 'large'],
  [200, 'preview'],
  [700, 'preview_1000'],
  [3000, 'preview_1000']
])('chooses for %i device pixels the picture %s', (width, name) => {
  expect(choosePicture(assets, width)?.url).toBe(`https://media.test/${name}`)
})

it('stays below a limit', () => {
  expect(choosePicture(assets, 900, 'preview')?.width).toBe(450)
})

it('takes what there is when nothing is below the limit', () => {
  const { preview_1000 } = assets

  expect(choosePicture({ preview_1000 }, 100, 'preview')?.width).toBe(1000)
})
