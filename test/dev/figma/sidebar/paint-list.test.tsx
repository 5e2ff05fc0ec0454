// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type {
  Host,
  ImageInfo,
  Matrix
} from '../../../../dev/figma/core/host.ts'
import { CropFields } from '../../../../dev/figma/sidebar/crop-fields.tsx'
import { $crop } from '../../../../dev/figma/canvas/crop.ts'
import { PaintList } from '../../../../dev/figma/sidebar/paint-list.tsx'
import { sceneNode, solid } from '../render/scene-node.ts'

const image: ImageInfo = {
  bytes: new Uint8Array([1]),
  width: 600,
  height: 400,
  format: 'png'
}

const node = sceneNode({
  width: 200,
  height: 200,
  fills: [
    solid(),
    { type: 'IMAGE', scaleMode: 'FILL', imageHash: 'known', opacity: 0.5 }
  ]
})

let crops: [string, number, Matrix][] = []

// The list asks the host for pictures and crops alone.
const host = {
  image: (hash: string) => (hash === 'known' ? image : null),
  user: {
    crop: (...crop: [string, number, Matrix]) => void crops.push(crop)
  }
} as unknown as Host

beforeEach(() => {
  crops = []
  $crop.set(null)
})

afterEach(cleanup)

function showCrop(): void {
  const draft = $crop.get()
  if (draft) render(<CropFields draft={draft} host={host} />)
}

test('describes each paint', () => {
  render(<PaintList node={node} host={host} />)

  const items = screen.getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual([
    '#FF0000100 %',
    'Fill, 600×40050 % Edit crop'
  ])
})

test('says when there is nothing to show', () => {
  render(<PaintList node={sceneNode()} host={host} />)

  expect(screen.getByText('No fill')).toBeTruthy()
})

test('writes the crop that was made by number', async () => {
  render(<PaintList node={node} host={host} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit crop' }))
  showCrop()

  const left = screen.getByRole('spinbutton', { name: /Crop left/ })
  await userEvent.clear(left)
  await userEvent.type(left, '25{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Apply crop' }))

  const [crop] = crops
  expect(crop?.slice(0, 2)).toEqual(['1:2', 1])
  const cells = crop?.[2].flat().map(cell => cell.toFixed(3))
  expect(cells?.slice(0, 3)).toEqual(['0.667', '0.000', '0.250'])
  expect(cells?.slice(3)).toEqual(['0.000', '1.000', '0.000'])
  expect($crop.get()).toBeNull()
})

test('leaves the paint alone when the crop is cancelled', async () => {
  render(<PaintList node={node} host={host} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit crop' }))
  showCrop()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel crop' }))

  expect(crops).toEqual([])
  expect($crop.get()).toBeNull()
})
