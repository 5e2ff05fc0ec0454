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
  /** Below the comps, and after them in the reply. */
  cards?: TrackCard[]
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

export interface PlaceCards {
  cards: TrackCard[]
  at?: CanvasPoint
}

/** A track as a card: Figma has no audio. All cards have one size. */
export interface TrackCard {
  assetId: string
  /** Becomes the name of the group. */
  name: string
  title: string
  /** Below the title; may be empty. */
  artist: string
  /** Seconds; null while unknown. */
  duration: number | null
  /** The API's name of the preview, such as `preview_mp3`. */
  rendition: string
  /** The search in which it was found. */
  searchId?: string | undefined
  /**
   * PNG, JPEG or GIF, at most 4096 pixels a side; null for a plain area, which
   * also replaces a file that Figma refuses.
   */
  cover: Uint8Array | null
  waveform: Uint8Array | null
}
