import type { CallContext } from '../../contract/incoming-calls.ts'
import { isVisible } from '../document/is-visible.ts'
import { paintAreas } from '../images/paint-areas.ts'
import { isSurface } from '../placing/layers-at.ts'
import { createSlices } from '../platform/slices.ts'

const maxColors = 8

/** Limits descendants; selected layers are always read. */
const maxLayers = 100

/** The colors of the visible selected layers and descendants, largest first. */
export async function findColors(
  _input: object,
  context: CallContext
): Promise<{ colors: string[] }> {
  const slices = createSlices(context)
  const shares = new Map<string, number>()
  const layers = figma.currentPage.selection.slice()
  for (const layer of layers) {
    if (slices.isOver()) await slices.next()
    if (layer.removed || !isVisible(layer)) continue
    addColors(layer, shares)
    if (isSurface(layer) && layers.length < maxLayers) {
      layers.push(...layer.children.slice(0, maxLayers - layers.length))
    }
  }
  const most = Array.from(shares)
  most.sort(([, one], [, other]) => other - one)
  return { colors: most.slice(0, maxColors).map(([color]) => color) }
}

/** Adds the approximate area of each color; covered paints count nothing. */
function addColors(layer: SceneNode, shares: Map<string, number>): void {
  const { width, height } = layer
  paintAreas(layer).forEach(area =>
    area.read().forEach(({ paints }, _, lists) => {
      let left =
        (area.isStroke ? width + height : width * height) / lists.length
      const shown = paints.filter(({ visible }) => visible !== false)
      shown.reverse()
      shown.forEach(paint => {
        const { opacity = 1 } = paint
        stopsOf(paint).forEach(({ color: { r, g, b, a = 1 } }, _, stops) => {
          const color = [r, g, b].map(hexOf).join('')
          const share = (left * opacity * a) / stops.length
          if (share > 0) shares.set(color, (shares.get(color) || 0) + share)
        })
        if (paint.type === 'SOLID') left *= 1 - opacity
      })
    })
  )
}

/** The stops of a gradient, or one for a solid color. */
function stopsOf(paint: Paint): readonly { color: RGB & { a?: number } }[] {
  if (paint.type === 'SOLID') return [paint]
  return 'gradientStops' in paint ? paint.gradientStops : []
}

function hexOf(part: number): string {
  return (256 + Math.round(part * 255)).toString(16).slice(1)
}
