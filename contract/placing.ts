import type { Picture, Size } from './picture.ts'

/** A point of a page, in canvas units. */
export interface CanvasPoint {
  pageId: string
  x: number
  y: number
}

/** Of a comp, from the centre of all that are placed, in canvas units. */
export interface Box extends Size {
  x: number
  y: number
}

export interface PlaceComp {
  picture: Picture
  box: Box
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
  /** It is in a main component, whose instances show it too. */
  isMain?: true
  /** Its picture is, byte for byte, that of another asset in the file. */
  isAlike?: true
}

export interface PlaceBoard {
  comps: BoardComp[]
  at?: CanvasPoint
}

/** A comp whose image `addImage` made. */
export interface CompImage {
  picture: Picture
  imageHash: string
}

export interface BoardComp extends CompImage {
  box: Box
}
