import type { Picture } from './picture.ts'

export interface PlaceComp {
  picture: Picture
  /** PNG, JPEG or GIF, at most 4096 pixels a side. */
  bytes: Uint8Array
}

export interface PlacedLayer {
  nodeId: string
  name: string
}
