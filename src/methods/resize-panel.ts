import type { Size } from '../../contract/picture.ts'
import { fitHeight, fitWidth } from '../../contract/settings.ts'

export function resizePanel({ width, height }: Size): void {
  figma.ui.resize(fitWidth(width), fitHeight(height))
}
