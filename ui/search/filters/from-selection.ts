import type { SelectedLayer } from '../../../contract/selection.ts'
import type { FilterChange } from '../../api/search-filters.ts'

/** Nothing in the library is as large; such a layer asks for no size. */
const largest = 12_000

/** Squares, nearly: the library knows only the two others. */
const square = 1.05

/**
 * What a picture must be like to fill these layers: as they lie when all lie
 * so, and not smaller than the largest of them, times a scale. Null when that
 * says nothing.
 */
export function likeLayers(
  layers: readonly Pick<SelectedLayer, 'width' | 'height'>[],
  scale = 1
): FilterChange | null {
  const minWidth = pixels(layers.map(({ width }) => width * scale))
  const minHeight = pixels(layers.map(({ height }) => height * scale))
  const orientation = orientationOf(layers)
  if (!orientation && !minWidth && !minHeight) return null
  return { orientation, minWidth, minHeight }
}

function pixels(sides: readonly number[]): number | undefined {
  const most = Math.ceil(Math.max(0, ...sides))
  return most >= 1 && most <= largest ? most : undefined
}

function orientationOf(
  layers: readonly Pick<SelectedLayer, 'width' | 'height'>[]
): FilterChange['orientation'] {
  const isAll = (isSo: (aspect: number) => boolean) =>
    layers.length > 0 &&
    layers.every(({ width, height }) => isSo(width / height))
  if (isAll(aspect => aspect > square)) return 'horizontal'
  if (isAll(aspect => aspect < 1 / square)) return 'vertical'
  return undefined
}
