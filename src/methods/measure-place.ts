import type { Size } from '../../contract/picture.ts'
import { placeSize } from '../placing/place-size.ts'
import { badInput, checkSize } from '../input.ts'

export function measurePlace(input: { aspects: number[] }): { sizes: Size[] } {
  if (!Array.isArray(input.aspects)) badInput('aspects')
  const { bounds } = figma.viewport
  return {
    sizes: input.aspects.map(aspect =>
      placeSize(checkSize(aspect, 'aspects'), bounds)
    )
  }
}
