import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $crop, startCrop } from '../../../canvas/gestures/crop.ts'
import type { Host, ImageInfo } from '../../../shared/host.ts'
import type { Matrix } from '../../../shared/matrix.ts'
import { CropFields } from '../../../sidebar/properties/crop-fields.tsx'
import { sceneNode } from '../../render/scene-node.ts'

const image: ImageInfo = {
  bytes: new Uint8Array([1]),
  width: 600,
  height: 400,
  format: 'png'
}

const node = sceneNode({
  width: 200,
  height: 200,
  fills: [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: 'known' }]
})

let crops: [string, number, Matrix][] = []

// The fields ask the host for pictures and crops alone.
const host = {
  image: (hash: string) => (hash === 'known' ? image : null),
  user: {
    crop: (...crop: [string, number, Matrix]) => void crops.push(crop)
  }
} as unknown as Host

beforeEach(() => {
  crops = []
  $crop.set(null)
  startCrop(host, node, 0)
  const draft = $crop.get()
  if (draft) render(<CropFields draft={draft} host={host} />)
})

afterEach(cleanup)

test('writes the crop that was made by number', async () => {
  const left = screen.getByRole('spinbutton', { name: /Crop left/ })

  await userEvent.clear(left)
  await userEvent.type(left, '25{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Apply crop' }))

  const [crop] = crops
  expect(crop?.slice(0, 2)).toEqual(['1:2', 0])
  const cells = crop?.[2].flat().map(cell => cell.toFixed(3))
  expect(cells?.slice(0, 3)).toEqual(['0.667', '0.000', '0.250'])
  expect(cells?.slice(3)).toEqual(['0.000', '1.000', '0.000'])
  expect($crop.get()).toBeNull()
})

test('turns the picture', async () => {
  await userEvent.click(
    screen.getByRole('button', { name: 'Rotate image 90°' })
  )

  const [[a], [b]] = $crop.get()?.crop ?? [[1], [1]]
  expect(a).toBeCloseTo(0)
  expect(b).not.toBeCloseTo(0)
})

test('leaves the paint alone when the crop is cancelled', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel crop' }))

  expect(crops).toEqual([])
  expect($crop.get()).toBeNull()
})
