import { writePaints } from './write-paints.ts'

type Paints = readonly Paint[]

/** Paints that are read and written together. */
export interface PaintArea {
  isStroke?: boolean
  isStyle?: boolean
  read(): StyledPaints[]
  /** The lists in the order of `read`; null leaves a list unchanged. */
  write(lists: (Paints | null)[]): void | Promise<void>
}

interface StyledPaints {
  paints: Paints
  /** The paint style that they come from, or ''. */
  styleId: string
}

/** Where a layer or style has its paints. */
export function paintAreas(holder: SceneNode | PaintStyle): PaintArea[] {
  if (holder.type === 'PAINT') return [stylePaints(holder)]
  if (holder.type === 'TABLE') {
    // Figma: cells have no styles
    return cellsOf(holder).map(cell => layerPaints(cell, 'fills', () => ''))
  }
  const areas: PaintArea[] = []
  if ('strokes' in holder && holder.strokes.length > 0) {
    areas.push(layerPaints(holder, 'strokes', () => holder.strokeStyleId))
  }
  if (!('fills' in holder)) return areas
  const { fills, fillStyleId } = holder
  if (fills !== figma.mixed && fillStyleId !== figma.mixed) {
    areas.push(layerPaints(holder, 'fills', () => holder.fillStyleId))
  } else if ('getStyledTextSegments' in holder) areas.push(textRanges(holder))
  else if (holder.type === 'VECTOR') areas.push(vectorRegions(holder))
  return areas
}

/** Figma: a search does not find cells. */
function cellsOf(table: TableNode): TableCellNode[] {
  const cells: TableCellNode[] = []
  for (let row = 0; row < table.numRows; row += 1) {
    for (let column = 0; column < table.numColumns; column += 1) {
      cells.push(table.cellAt(row, column))
    }
  }
  return cells
}

function stylePaints(style: PaintStyle): PaintArea {
  return {
    isStyle: true,
    read: () => [{ paints: style.paints, styleId: style.id }],
    write([paints]) {
      if (paints) style.paints = paints
    }
  }
}

function layerPaints(
  holder: MinimalFillsMixin | MinimalStrokesMixin,
  area: 'fills' | 'strokes',
  getStyleId: () => string | PluginAPI['mixed']
): PaintArea {
  const layer = holder as MinimalFillsMixin & MinimalStrokesMixin // has at least `area`
  return {
    isStroke: area === 'strokes',
    read() {
      const paints = layer[area]
      const styleId = getStyleId()
      return paints === figma.mixed || styleId === figma.mixed
        ? []
        : [{ paints, styleId }]
    },
    write: ([paints]) => (paints ? writePaints(layer, area, paints) : undefined)
  }
}

/** The ranges of the first read stay separate even when their paints match. */
function textRanges(text: TextNode | TextPathNode): PaintArea {
  let ranges: { start: number; end: number }[] | null = null
  return {
    read() {
      const now = text.getStyledTextSegments(['fills', 'fillStyleId'])
      ranges = ranges || now
      return ranges.map(({ start, end }) => {
        const around = now.find(one => one.start <= start && end <= one.end)
        return around
          ? { paints: around.fills, styleId: around.fillStyleId }
          : { paints: [], styleId: '' }
      })
    },
    write(lists) {
      if (!ranges) return
      ranges.forEach(({ start, end }, i) => {
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
      regions().map(({ fills = [], fillStyleId = '' }) => ({
        paints: fills,
        styleId: fillStyleId
      })),
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
