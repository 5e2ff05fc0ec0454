import type { Size } from '../../contract/picture.ts'

export function resizePanel({ width, height }: Size): void {
  figma.ui.resize(width, height)
}
