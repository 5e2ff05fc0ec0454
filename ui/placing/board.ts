import type { Picture, Size } from '../../contract/picture.ts'
import type { Box } from '../../contract/placing.ts'

/** Between the comps of a board, in canvas units. */
const gap = 24
/** Share of the view that the board may fill. */
const viewShare = 0.9
/** Limits for the longest side of a comp. */
const minSide = 160
const maxSide = 1000

export interface Board extends Size {
  /** In the order of the comps. */
  boxes: Box[]
}

/**
 * Lays out rows of equal width whose number makes the board's aspect close to
 * the view's, so that it is fully visible. The longest side of a comp takes at
 * most half of the view, within limits; a single comp may fill it.
 */
export function layBoard(aspects: number[], view: Size): Board {
  const squares = (sum(aspects) * view.height) / view.width
  const rows = breakRows(aspects, Math.max(1, Math.floor(Math.sqrt(squares))))
  let board = drawRows(rows, maxSide * sum(aspects))
  // the gaps do not shrink, so one pass is not enough
  for (let i = 0; i < 5; i += 1) {
    const needed = Math.max(
      board.width / view.width / viewShare,
      board.height / view.height / viewShare,
      ...board.boxes.map(box => sideOf(box) / maxSideOf(box, view))
    )
    const allowed = Math.min(...board.boxes.map(sideOf)) / minSide
    board = drawRows(rows, board.width / Math.min(needed, allowed))
  }
  return centered(board)
}

/** The picture alone, without id bar and margins. */
export function pictureAspect(picture: Picture): number {
  const { width, pictureHeight, marginX = 0, marginY = 0 } = picture
  return (width - 2 * marginX) / (pictureHeight - 2 * marginY)
}

/** Whole units, like the boxes. */
function centered({ boxes, width, height }: Board): Board {
  const left = Math.round(width / 2)
  const top = Math.round(height / 2)
  const moved = boxes.map(box => ({ ...box, x: box.x - left, y: box.y - top }))
  return { boxes: moved, width, height }
}

function sideOf({ width, height }: Size): number {
  return Math.max(width, height)
}

function maxSideOf({ width, height }: Size, view: Size): number {
  const visible = width >= height ? view.width : view.height
  return Math.min(Math.max(visible / 2, minSide), maxSide)
}

/** Rows of similar width, if all had the same height. */
function breakRows(aspects: number[], count: number): number[][] {
  const rowSum = sum(aspects) / count
  const rows: number[][] = []
  let before = 0
  aspects.forEach(aspect => {
    const index = Math.floor((before + aspect / 2) / rowSum)
    before += aspect
    rows[index] = [...(rows[index] || []), aspect]
  })
  return rows.filter(row => row.length > 0)
}

function drawRows(rows: number[][], width: number): Board {
  const boxes: Box[] = []
  let y = 0
  rows.forEach(row => {
    const exact = (width - gap * (row.length - 1)) / sum(row)
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

function sum(values: number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
