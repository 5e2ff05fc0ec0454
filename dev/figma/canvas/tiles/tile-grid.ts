import type { Rect } from '../../shared/rect.ts'

/** A tile of an endless grid, by its column and row. */
export interface TilePlace {
  column: number
  row: number
}

/** In pixels of the screen. */
export const tileSide = 256

/** The tiles that an area touches, those in its middle first. */
export function tilesIn(area: Rect): TilePlace[] {
  const [left, right] = span(area.x, area.width)
  const [top, bottom] = span(area.y, area.height)
  const places: TilePlace[] = []
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      places.push({ column, row })
    }
  }
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const distance = ({ column, row }: TilePlace): number =>
    Math.hypot(
      (column + 0.5) * tileSide - middle.x,
      (row + 0.5) * tileSide - middle.y
    )
  return places.toSorted((one, other) => distance(one) - distance(other))
}

/** Whether the tile touches the area. */
export function isIn({ column, row }: TilePlace, area: Rect): boolean {
  const [left, right] = span(area.x, area.width)
  const [top, bottom] = span(area.y, area.height)
  return column >= left && column < right && row >= top && row < bottom
}

function span(start: number, length: number): [number, number] {
  return [Math.floor(start / tileSide), Math.ceil((start + length) / tileSide)]
}
