import type { Size } from '../../contract/picture.ts'
import { placeSize } from '../placing/place-size.ts'
import { checkSize } from '../input.ts'

export function measurePlace(input: { aspect: number }): Size {
  return placeSize(checkSize(input.aspect, 'aspect'), figma.viewport.bounds)
}
