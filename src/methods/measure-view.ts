import type { Size } from '../../contract/picture.ts'

export function measureView(): Size {
  const { width, height } = figma.viewport.bounds
  return { width, height }
}
