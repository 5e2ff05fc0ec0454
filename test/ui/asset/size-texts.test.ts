import { expect, it } from 'vitest'
import type { FileSize } from '../../../ui/api/asset.ts'
import { sizeForLayers } from '../../../ui/asset/size-for-layers.ts'
import { layersText, sizeNameText } from '../../../ui/asset/size-texts.ts'
import { pixelsText } from '../../../ui/library/size-texts.ts'

const huge: FileSize = {
  name: 'huge_jpg',
  width: 6000,
  height: 4000,
  format: 'jpg',
  displayName: 'huge',
  fileSize: 12_340_000,
  isLicensable: null
}

const vector: FileSize = {
  ...huge,
  name: 'vector_eps',
  displayName: 'vector',
  format: 'eps',
  width: null,
  height: null,
  fileSize: 40_000
}

function coverText(size: FileSize, width: number, height: number): string {
  const judged = sizeForLayers(size, [{ width, height }])
  return judged ? layersText(judged) : ''
}

it('names a size, its pixels and its file size', () => {
  expect(sizeNameText(huge)).toBe('Huge JPG')
  expect(pixelsText(huge)).toBe('6000 × 4000 px · 12.3 MB')
  expect(pixelsText({ ...huge, fileSize: null })).toBe('6000 × 4000 px')
  expect(pixelsText(vector)).toBe('<\u00a00.1\u00a0MB')
  expect(pixelsText({ ...huge, fps: 29.97 })).toBe(
    '6000 × 4000 px · 29.97 fps · 12.3 MB'
  )
})

it('says that a file covers, rounded down', () => {
  const medium = { ...huge, width: 1279, height: 1279 }

  expect(coverText(medium, 640, 480)).toBe('Covers 640 × 480 at 1.9×')
  expect(coverText(medium, 64, 64)).toBe('Covers 64 × 64 at 19×')
})

it('says that Figma reduces a file', () => {
  expect(coverText(huge, 2048, 1365)).toBe(
    'Covers 2048 × 1365 at 2× (Figma’s limit is 4096 px per side)'
  )
})

it('says how many pixels are missing', () => {
  const small = { ...huge, width: 500, height: 300 }

  expect(coverText(small, 1000, 300)).toBe(
    '500 px too narrow for 1000 × 300 (0.5×)'
  )
  expect(coverText(small, 500, 400)).toBe(
    '100 px too short for 500 × 400 (0.75×)'
  )
  expect(coverText(small, 1000, 1000)).toBe(
    '500 × 700 px too small for 1000 × 1000 (0.3×)'
  )
})
