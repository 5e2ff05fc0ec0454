import { expect, test } from 'vitest'
import {
  changeCropArea,
  cornerPull,
  cropArea,
  cropMatrix,
  cropOf,
  panCrop,
  turnCrop,
  zoomCrop
} from '../../../canvas/gestures/crop-math.ts'
import { cropPlacement } from '../../../render/image-svg.ts'
import { transformPoint } from '../../../shared/matrix.ts'
import { imagePaint } from './image-paint.ts'

const image = { width: 600, height: 400 }
const square = { width: 200, height: 200 }

test('starts from the part that a filled layer shows', () => {
  const crop = cropOf(imagePaint({ scaleMode: 'FILL' }), square, image)

  const area = cropArea(crop)

  expect(area?.left).toBeCloseTo(1 / 6)
  expect(area?.width).toBeCloseTo(2 / 3)
  expect(area?.top).toBeCloseTo(0)
  expect(area?.height).toBeCloseTo(1)
})

test('starts beyond the picture where a fitted layer is empty', () => {
  const crop = cropOf(imagePaint({ scaleMode: 'FIT' }), square, image)

  const area = cropArea(crop)

  expect(area?.width).toBeCloseTo(1)
  expect(area?.height).toBeCloseTo(1.5)
  expect(area?.top).toBeCloseTo(-0.25)
})

test('keeps a crop that is there', () => {
  const imageTransform = [
    [0.4, 0, 0.1],
    [0, 0.5, 0.2]
  ]

  const crop = cropOf(
    imagePaint({ scaleMode: 'CROP', imageTransform }),
    square,
    image
  )

  expect(crop).toEqual(imageTransform)
})

test('shows what lies to the left when the picture is dragged right', () => {
  const area = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }

  const moved = cropArea(panCrop(cropMatrix(area), 0.5, 0))

  expect(moved?.left).toBeCloseTo(0.1)
  expect(moved?.top).toBeCloseTo(0.3)
  expect(moved?.width).toBeCloseTo(0.4)
})

test('zooms around the point under the pointer', () => {
  const area = { left: 0.2, top: 0.2, width: 0.4, height: 0.4 }

  const zoomed = cropArea(zoomCrop(cropMatrix(area), 2, { x: 0, y: 1 }))

  expect(zoomed?.left).toBeCloseTo(0.2)
  expect(zoomed?.width).toBeCloseTo(0.2)
  expect(zoomed?.top).toBeCloseTo(0.4)
})

test('changes both sides together so that nothing distorts', () => {
  const area = { left: 0.1, top: 0, width: 0.5, height: 0.75 }

  const changed = changeCropArea(area, 'width', 0.25)

  expect(changed).toEqual({ left: 0.1, top: 0, width: 0.25, height: 0.375 })
})

test('has no upright area for a turned picture', () => {
  const area = cropArea([
    [0, 1, 0],
    [-1, 0, 1]
  ])

  expect(area).toBeNull()
})

test('keeps the rotation of the paint it starts from', () => {
  const crop = cropOf(
    imagePaint({ scaleMode: 'FILL', rotation: 90 }),
    square,
    image
  )

  const placement = cropPlacement(square, crop)
  const topLeft = placement && transformPoint(placement, { x: 0, y: 0 })

  // A picture turned clockwise has its first corner at the upper right.
  expect(topLeft?.x).toBeCloseTo(200)
  expect(topLeft?.y).toBeCloseTo(-50)
})

test('enlarges around the corner that is not pulled', () => {
  const crop = cropOf(
    imagePaint({ scaleMode: 'FILL' }),
    { width: 600, height: 400 },
    image
  )

  const pull = cornerPull(crop, image, 2, { x: 1.5, y: 1.5 })
  const area = pull && cropArea(zoomCrop(crop, pull.factor, pull.at))

  expect(pull?.factor).toBeCloseTo(1.5)
  expect(area?.left).toBeCloseTo(0)
  expect(area?.width).toBeCloseTo(2 / 3)
})

test('does not turn a picture inside out', () => {
  const crop = cropOf(imagePaint({ scaleMode: 'FILL' }), square, image)

  const pull = cornerPull(crop, square, 0, { x: 9, y: 9 })

  expect(pull?.factor).toBeCloseTo(0.05)
})

test('is unchanged after four turns', () => {
  const crop = cropOf(imagePaint({ scaleMode: 'FIT' }), square, image)

  const once = turnCrop(crop, square)
  const all = [1, 2, 3].reduce(turned => turnCrop(turned, square), once)

  const corner = { x: 1, y: 1 }
  const before = transformPoint(crop, corner)
  expect(transformPoint(once, corner).y).not.toBeCloseTo(before.y)
  expect(transformPoint(all, corner).y).toBeCloseTo(before.y)
})
