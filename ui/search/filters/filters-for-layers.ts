import type { SelectedLayer } from '../../../contract/selection.ts'
import type { FilterChange } from '../../api/search-filters.ts'

/** Larger than anything in the library; such a layer sets no size filter. */
const maxSide = 12_000

/** Nearly square; the library has only the other two orientations. */
const square = 1.05

/**
 * Filters for pictures that fit these layers: their common orientation, and at
 * least the size of the largest one, times a scale. Null when there are none.
 */
export function filtersForLayers(
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
  const side = Math.ceil(Math.max(0, ...sides))
  return side >= 1 && side <= maxSide ? side : undefined
}

function orientationOf(
  layers: readonly Pick<SelectedLayer, 'width' | 'height'>[]
): FilterChange['orientation'] {
  const isAll = (test: (aspect: number) => boolean) =>
    layers.length > 0 &&
    layers.every(({ width, height }) => test(width / height))
  if (isAll(aspect => aspect > square)) return 'horizontal'
  if (isAll(aspect => aspect < 1 / square)) return 'vertical'
  return undefined
}
