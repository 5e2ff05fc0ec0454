import type { Size } from '../../contract/picture.ts'
import { checkSize } from '../input.ts'
import { fitHeight, fitWidth } from '../saved/settings.ts'

export function resizePanel(input: Size): void {
  const width = fitWidth(checkSize(input.width, 'width'))
  const height = fitHeight(checkSize(input.height, 'height'))
  figma.ui.resize(width, height)
}
