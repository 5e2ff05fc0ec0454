import { expect, test } from 'vitest'
import {
  cornerPull,
  cropArea,
  cropOf,
  turnCrop,
  zoomCrop
} from '../../../canvas/gestures/crop-math.ts'
import { cropPlacement } from '../../../render/image-svg.ts'
import { transformPoint } from '../../../shared/matrix.ts'
import { imagePaint } from './image-paint.ts'

const image = { width: 600, height: 400 }
const square = { width: 200, height: 200 }
const whole = { x: 1, y: 1 }

const fillOf = (fields: object) => imagePaint({ scaleMode: 'FILL', ...fields })

test('keeps the rotation of the paint it starts from', () => {
  const crop = cropOf(fillOf({ rotation: 90 }), square, image)

  const placement = cropPlacement(square, crop)
  const topLeft = placement && transformPoint(placement, { x: 0, y: 0 })

  // A picture turned clockwise has its first corner at the upper right.
  expect(topLeft?.x).toBeCloseTo(200)
  expect(topLeft?.y).toBeCloseTo(-50)
})

test('enlarges around the corner that is not pulled', () => {
  const crop = cropOf(fillOf({}), { width: 600, height: 400 }, image)

  const pull = cornerPull(crop, image, 2, { x: 1.5, y: 1.5 })
  const area = pull && cropArea(zoomCrop(crop, pull.factor, pull.at))

  expect(pull?.factor).toBeCloseTo(1.5)
  expect(area?.left).toBeCloseTo(0)
  expect(area?.width).toBeCloseTo(2 / 3)
})

test('does not turn a picture inside out', () => {
  const crop = cropOf(fillOf({}), square, image)

  const pull = cornerPull(crop, square, 0, { x: 9, y: 9 })

  expect(pull?.factor).toBeCloseTo(0.05)
})

test('is unchanged after four turns', () => {
  const crop = cropOf(fillOf({ scaleMode: 'FIT' }), square, image)

  const once = turnCrop(crop, square)
  const all = [1, 2, 3].reduce(turned => turnCrop(turned, square), once)

  const before = transformPoint(crop, whole)
  expect(transformPoint(once, whole).y).not.toBeCloseTo(before.y)
  expect(transformPoint(all, whole).y).toBeCloseTo(before.y)
})
