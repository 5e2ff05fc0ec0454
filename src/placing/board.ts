import type { Size } from '../../contract/picture.ts'
import { placeSize, shortest } from './place-size.ts'

/** Between the comps of a board, in canvas units. */
const gap = 24
/** Of the view, for all of the board. */
const share = 0.9

export interface Board extends Size {
  /** In the order of the comps, from the board's corner. */
  boxes: Rect[]
}

/** Aspects of the comps side by side. */
type Row = number[]

/**
 * Rows of one width, each as high as the aspects of its comps make it, so
 * many that the board is nearly shaped like the view. A single comp is as
 * large as `placeSize` makes it.
 */
export function layBoard(aspects: number[], view: Size): Board {
  const [only] = aspects
  if (only !== undefined && aspects.length === 1) return layOne(only, view)
  const squares = (sum(aspects) * view.height) / view.width
  const rows = breakRows(aspects, Math.max(1, Math.floor(Math.sqrt(squares))))
  return drawRows(rows, widthOf(rows, view))
}

function layOne(aspect: number, view: Size): Board {
  const { width, height } = placeSize(aspect, view)
  return { boxes: [{ x: 0, y: 0, width, height }], width, height }
}

/** Rows of about the same width, when all were of one height. */
function breakRows(aspects: number[], count: number): Row[] {
  const rowSum = sum(aspects) / count
  const rows: Row[] = []
  let before = 0
  aspects.forEach(aspect => {
    const index = Math.floor((before + aspect / 2) / rowSum)
    before += aspect
    rows[index] = [...(rows[index] || []), aspect]
  })
  return rows.filter(row => row.length > 0)
}

/** As wide as the view allows, with no comp smaller or larger than alone. */
function widthOf(rows: Row[], view: Size): number {
  const slope = sum(rows.map(row => 1 / sum(row)))
  const gaps = gap * (rows.length - 1) - sum(rows.map(r => gapsIn(r) / sum(r)))
  const byHeight = (view.height * share - gaps) / slope
  const limits = rows.map(row => widthsOf(row, view))
  const most = Math.min(
    view.width * share,
    byHeight,
    ...limits.map(limit => limit.most)
  )
  return Math.round(Math.max(most, ...limits.map(limit => limit.least)))
}

function widthsOf(row: Row, view: Size): { least: number; most: number } {
  const lows = row.map(aspect => shortest / Math.max(aspect, 1))
  const highs = row.map(aspect => placeSize(aspect, view).height)
  return {
    least: Math.max(...lows) * sum(row) + gapsIn(row),
    most: Math.min(...highs) * sum(row) + gapsIn(row)
  }
}

function drawRows(rows: Row[], width: number): Board {
  const boxes: Rect[] = []
  let y = 0
  rows.forEach(row => {
    const exact = (width - gapsIn(row)) / sum(row)
    const height = Math.max(1, Math.round(exact))
    let left = 0
    row.forEach(aspect => {
      const right = left + exact * aspect
      const x = Math.round(left)
      boxes.push({ x, y, width: Math.max(1, Math.round(right) - x), height })
      left = right + gap
    })
    y += height + gap
  })
  return { boxes, width, height: y - gap }
}

function gapsIn(row: Row): number {
  return gap * (row.length - 1)
}

function sum(values: number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
