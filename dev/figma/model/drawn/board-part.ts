import type { SceneCell } from '../../shared/scene-shape.ts'
import { lineOfConnector } from '../shapes/connector.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { textLines } from '../text/text-lines.ts'

function cellsOf({ props }: NodeRecord): SceneCell[] {
  const { cells, rowHeights, columnWidths } = props
  const out: SceneCell[] = []
  let y = 0
  rowHeights.forEach((height, row) => {
    let x = 0
    columnWidths.forEach((width, column) => {
      const cell = (cells[row] || [])[column]
      const fills = cell ? cell.fills.slice() : []
      if (fills.length > 0) out.push({ x, y, width, height, fills })
      x += width
    })
    y += height
  })
  return out
}

/** The letters in a layer are a text as large as it. */
function lettered(record: NodeRecord): NodeRecord {
  const own = { fills: record.props.textFills, textAutoResize: 'NONE' as const }
  const props = Object.assign(Object.create(record.props), own)
  return Object.assign({}, record, { props })
}

/** The properties that the scene has only for layers of boards. */
export function boardPart(record: NodeRecord): object {
  const { type, props } = record
  if (type === 'CONNECTOR') return { vectorNetwork: lineOfConnector(record) }
  if (type === 'TABLE') return { cells: cellsOf(record) }
  return props.characters === '' ? {} : { lines: textLines(lettered(record)) }
}
