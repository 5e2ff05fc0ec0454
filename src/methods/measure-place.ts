import type { Size } from '../../contract/picture.ts'
import { badInput, checkSize } from '../input.ts'
import { layBoard } from '../placing/board.ts'

export function measurePlace(input: { aspects: number[] }): { sizes: Size[] } {
  if (!Array.isArray(input.aspects)) badInput('aspects')
  const aspects = input.aspects.map(aspect => checkSize(aspect, 'aspects'))
  const { boxes } = layBoard(aspects, figma.viewport.bounds)
  return { sizes: boxes.map(({ width, height }) => ({ width, height })) }
}
