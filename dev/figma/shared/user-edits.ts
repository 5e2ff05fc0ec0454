import type { Point, Matrix } from './matrix.ts'

/** A layer's new place, in the page's coordinates, and its new size. */
export interface Placed {
  id: string
  transform: Matrix
  width: number
  height: number
}

/** Copied layers, complete enough for another document. */
export interface Clipping {
  kind: 'figma-host-layers'
  /** Where they were copied; meaningless in another document. */
  pageId: string
  parentId: string
  layers: unknown[]
  /** In the form of a document file. */
  images: Record<string, string>
}

export interface PictureFile {
  /** As `Host.addImage` gave it. */
  hash: string
  name: string
  width: number
  height: number
}

/** A person's further actions; each edit is one undo step. */
export interface UserEdits {
  /** Writes members by their names in the plugin API, as it would. */
  set(ids: string[], values: Record<string, unknown>): void
  /** Moves by so much, and into the frame under `at`. */
  drag(ids: string[], dx: number, dy: number, at: Point): void
  reshape(layers: Placed[]): void
  ungroup(ids: string[]): void
  order(ids: string[], to: 'forward' | 'backward' | 'front' | 'back'): void
  /** Into another parent, where they stay in place; 0 is the lowest layer. */
  moveInto(ids: string[], parentId: string, index: number): void
  /**
   * The ids of the new layers, which are then selected. They lie around
   * `center` where their old place cannot be seen.
   */
  paste(clipping: Clipping, center: Point): string[]
  /** A rectangle filled with a picture, in the middle of `center`. */
  addPicture(picture: PictureFile, center: Point): string
  /** The same with its corner at a point, in the frame under the point. */
  dropPicture(picture: PictureFile, at: Point): string
  removePage(id: string): void
  movePage(id: string, index: number): void
  selectAll(): void
  selectChildren(): void
  selectParents(): void
}
