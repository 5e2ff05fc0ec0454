import type { Picture } from './picture.ts'

/** A point of a page, in canvas units. */
export interface CanvasPoint {
  pageId: string
  x: number
  y: number
}

export interface PlaceComp {
  picture: Picture
  /** PNG, JPEG or GIF, at most 4096 pixels a side. */
  bytes: Uint8Array
  /**
   * Where a drag ended. Without it the comp goes beside the selected layer,
   * or to the view's centre.
   */
  at?: CanvasPoint
}

export interface PlacedLayer {
  nodeId: string
  name: string
}

export interface PlaceBoard {
  /** In their order on the board. */
  comps: BoardComp[]
  at?: CanvasPoint
}

/** A comp whose image `addImage` made. */
export interface BoardComp {
  picture: Picture
  imageHash: string
}
