import { expect, it } from 'vitest'
import { pictureHeightOf } from '../../../ui/images/find-picture.ts'

function fileOf(width: number, height: number, scale = 1) {
  return {
    width: width * scale,
    height: height * scale,
    sourceWidth: width,
    sourceHeight: height
  }
}

it('shows a file whole of whose record nothing is known', () => {
  expect(pictureHeightOf(fileOf(450, 470), undefined)).toBe(470)
})

it('leaves out the id bar that the record does not count', () => {
  const record = { width: 450, height: 300 }

  expect(pictureHeightOf(fileOf(450, 320), record)).toBe(300)
  expect(pictureHeightOf(fileOf(450, 320, 0.5), record)).toBe(150)
})

it.each([
  ['turned since', { width: 1000, height: 750 }, fileOf(750, 1000), 1000],
  ['a little taller', { width: 1000, height: 750 }, fileOf(1000, 820), 820],
  ['with a tall bar', { width: 1000, height: 750 }, fileOf(1000, 810), 750],
  ['of a panorama', { width: 450, height: 150 }, fileOf(450, 170), 150],
  ['a taller panorama', { width: 450, height: 150 }, fileOf(450, 180), 180]
])('shows of a file %s what is no id bar', (_, size, file, height) => {
  expect(pictureHeightOf(file, size)).toBe(height)
})

it('accepts a picture of another size than recorded', () => {
  const record = { width: 450, height: 300 }

  expect(pictureHeightOf(fileOf(900, 640), record)).toBe(600)
})

it('uses the whole file when there is no bar', () => {
  const record = { width: 450, height: 300 }

  expect(pictureHeightOf(fileOf(450, 300), record)).toBe(300)
  expect(pictureHeightOf(fileOf(450, 299), record)).toBe(299)
})
