import type { MediaType } from './api/media-type.ts'

/** Figma: a video has at most 100 MB. */
export const maxVideoBytes = 100 * 1024 * 1024

export interface Size {
  width: number
  height: number
}

/** In parts of a width and a height. */
export interface Point {
  x: number
  y: number
}

/** The picture in a file that will be placed. */
export interface Picture {
  assetId: string
  mediaType: MediaType
  /** Becomes the layer's name. */
  name: string
  rendition: string
  /** Pixels of the file in `bytes`; 1 for a track. */
  width: number
  height: number
  /** Rows that show the picture; fewer than `height` with an id bar. */
  pictureHeight: number
  /** Columns left and right that do not show it, if known. */
  marginX?: number
  /** Rows above and below, within `pictureHeight`. */
  marginY?: number
  /** Where its subject is in the picture, if that counts. */
  subject?: Point
  /** The search in which it was found. */
  searchId?: string | undefined
}

export interface AddImage {
  picture: Picture
  /** Not used for a track: a card shows an image that stands for its file. */
  bytes: Uint8Array
}

export interface AddedImage {
  imageHash: string
}

export interface ExportSelection {
  /** Pixels of the longer side. */
  longest: number
}

/** What a selected layer looks like, as a JPEG. */
export interface ExportedLayer {
  bytes: Uint8Array
  name: string
}
