import { cellsOf } from '../finding/cells-of.ts'
import type { Use } from './find-uses.ts'
import { writePaints } from './write-paints.ts'

type Paints = readonly Paint[]

/** Lists of paints that are read and written together. */
export interface PaintArea {
  read(): readonly Paints[]
  /** As read; null for a list that stays. */
  write(lists: (Paints | null)[]): void | Promise<void>
}

/** Where a layer or style keeps paints of its own, not those of a style. */
export function paintAreas({ node, style }: Use): PaintArea[] {
  if (style) return [stylePaints(style)]
  if (!node) return []
  if (node.type === 'TABLE') {
    return cellsOf(node).map(cell => layerPaints(cell as never, 'fills')) // they have them
  }
  const areas: PaintArea[] = []
  if ('strokes' in node && !node.strokeStyleId) {
    areas.push(layerPaints(node as Painted, 'strokes')) // it has them
  }
  if (!('fills' in node)) return areas
  if (node.fills !== figma.mixed) {
    if (!node.fillStyleId) areas.push(layerPaints(node as Painted, 'fills')) // it has them
  } else if ('getStyledTextSegments' in node) areas.push(textRanges(node))
  else if (node.type === 'VECTOR') areas.push(vectorRegions(node))
  return areas
}

type Painted = MinimalStrokesMixin & MinimalFillsMixin

function stylePaints(style: PaintStyle): PaintArea {
  return {
    read: () => [style.paints],
    write([paints]) {
      if (paints) style.paints = paints
    }
  }
}

function layerPaints(layer: Painted, area: 'fills' | 'strokes'): PaintArea {
  return {
    read() {
      const paints = layer[area]
      return paints === figma.mixed ? [] : [paints]
    },
    write: ([paints]) => (paints ? writePaints(layer, area, paints) : undefined)
  }
}

function textRanges(text: TextNode | TextPathNode): PaintArea {
  const ranges = () => text.getStyledTextSegments(['fills', 'fillStyleId'])
  return {
    read: () =>
      ranges().map(({ fills, fillStyleId }): Paints =>
        fillStyleId ? [] : fills
      ),
    write(lists) {
      ranges().forEach(({ start, end }, i) => {
        const paints = lists[i]
        if (paints) text.setRangeFills(start, end, paints.slice())
      })
    }
  }
}

function vectorRegions(vector: VectorNode): PaintArea {
  const regions = () => vector.vectorNetwork.regions || []
  return {
    read: () =>
      regions().map(({ fillStyleId, fills }): Paints =>
        fillStyleId ? [] : fills || []
      ),
    write(lists) {
      const changed = regions().map((region, i) => {
        const fills = lists[i]
        return fills ? Object.assign({}, region, { fills }) : region
      })
      const { vectorNetwork } = vector
      return vector.setVectorNetworkAsync(
        Object.assign({}, vectorNetwork, { regions: changed })
      )
    }
  }
}
