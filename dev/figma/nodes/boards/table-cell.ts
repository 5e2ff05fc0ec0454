import { holds } from '../../rules/rules.ts'
import type { Cell } from '../../model/record/board-props.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { writeCell } from '../../model/shapes/table.ts'
import { checkString } from '../checks/check.ts'
import { textRecord } from '../text/check-font.ts'
import { checkPaints } from '../checks/check-paint.ts'
import { edit } from '../handles/edit.ts'
import { type PartOfNode, members } from '../handles/define-node.ts'
import { guard } from '../handles/guard.ts'
import { type Handle, live } from '../handles/handle.ts'

const checksCells = holds('tables/removed-cells-throw')

/** One cell of a table, by where it is. */
export interface CellPlace {
  table: Handle
  row: number
  column: number
}

function cellIn(record: NodeRecord, op: string, place: CellPlace): Cell {
  const cell = record.props.cells[place.row]?.[place.column]
  if (cell) return cell
  if (!checksCells) return { fills: [], characters: '' }
  // Figma: the words for layers of instances and for cells are the same.
  throw new Error(
    `in ${op}: The node (instance sublayer or table cell) with id "${record.id}" does not exist`
  )
}

function read(place: CellPlace, op: string): Cell {
  return cellIn(live(place.table, op), op, place)
}

function textParts(place: CellPlace) {
  const { table, row, column } = place
  return {
    get characters() {
      return read(place, 'get_characters').characters
    },
    set characters(value: string) {
      const op = 'set_characters'
      const characters = checkString(op, 'characters', value)
      writeCell(textRecord(table, op), row, column, { characters })
    },
    get fontName() {
      return live(table, 'get_fontName').props.fontName
    },
    get fontSize() {
      return live(table, 'get_fontSize').props.fontSize
    },
    get fills() {
      return live(table, 'get_fills').props.textFills
    }
  }
}

const textEnd = guard('TEXT_SUBLAYER node', 'sublayer', 'text')

function parts(place: CellPlace) {
  const { table, row, column } = place
  return {
    get type() {
      return 'TABLE_CELL' as const
    },
    get parent() {
      return table
    },
    get rowIndex() {
      return row
    },
    get columnIndex() {
      return column
    },
    get text(): ReturnType<typeof textParts> & PartOfNode {
      read(place, 'get_text')
      return Object.create(textEnd, members(textParts(place)))
    },
    get width() {
      return live(table, 'get_width').props.columnWidths[column] || 0
    },
    get height() {
      return live(table, 'get_height').props.rowHeights[row] || 0
    },
    get fills() {
      return read(place, 'get_fills').fills
    },
    set fills(value: readonly Paint[]) {
      const op = 'set_fills'
      const fills = checkPaints(op, 'fills', value)
      edit(table, op, record => {
        cellIn(record, op, place)
        writeCell(record, row, column, { fills })
      })
    }
  }
}

const end = guard('TABLE_CELL node', 'sublayer', 'cell')

export type TableCell = ReturnType<typeof parts> & PartOfNode

/** The object that a plugin receives for a cell. */
export function tableCell(place: CellPlace): TableCell {
  return Object.preventExtensions(Object.create(end, members(parts(place))))
}
