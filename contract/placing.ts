import type { Picture, Size } from './picture.ts'

/** A point of a page, in canvas units. */
export interface CanvasPoint {
  pageId: string
  x: number
  y: number
}

/** A comp relative to the centre of all placed comps, in canvas units. */
export interface Box extends Size {
  x: number
  y: number
}

export interface PlaceComp {
  picture: Picture
  box: Box
  /** PNG, JPEG or GIF, at most 4096 pixels a side; MP4, MOV or WebM. */
  bytes: Uint8Array
  /**
   * Where a drag ended. Without it the comp is placed beside the selected
   * layer, or at the centre of the view.
   */
  at?: CanvasPoint
}

export interface PlacedLayer {
  nodeId: string
  name: string
  /** It is in a main component, whose instances show it too. */
  isMain?: true
  /** Its picture is byte-identical to that of another asset in the file. */
  isAlike?: true
}

export interface PlaceBoard {
  comps: BoardComp[]
  at?: CanvasPoint
}

/** A comp whose image was added with `addImage`. */
export interface CompImage {
  picture: Picture
  imageHash: string
}

export interface BoardComp extends CompImage {
  box: Box
}
