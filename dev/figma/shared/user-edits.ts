import type { Point, Matrix } from './matrix.ts'

/** A layer's new place, in the page's coordinates, and its new size. */
export interface ReshapedLayer {
  id: string
  transform: Matrix
  width: number
  height: number
}

/** Copied layers, complete enough for another document. */
export interface CopiedLayers {
  kind: 'figma-host-layers'
  /** Where they were copied; meaningless in another document. */
  pageId: string
  parentId: string
  layers: unknown[]
  /** By hash as base64, as in `DocumentFile`. */
  images: Record<string, string>
  videos?: Record<string, Uint8Array | string>
}

export interface PictureFile {
  kind: 'image' | 'video'
  /** As returned by `Host.addImage` or `addVideo`. */
  hash: string
  name: string
  width: number
  height: number
}

/**
 * The part of `UserActions` for properties, layers, pictures and pages; each
 * edit is one undo step.
 */
export interface UserEdits {
  /**
   * Sets properties by their names in the plugin API, with its checks; `width`
   * and `height` resize.
   */
  set(ids: string[], values: Record<string, unknown>): void
  /** Moves by an offset in the page's coordinates, into the frame under `at`. */
  drag(ids: string[], dx: number, dy: number, at: Point): void
  reshape(layers: ReshapedLayer[]): void
  ungroup(ids: string[]): void
  order(ids: string[], to: 'forward' | 'backward' | 'front' | 'back'): void
  /**
   * Moves layers into another parent without moving them on the page; index 0
   * is the lowest layer.
   */
  moveInto(ids: string[], parentId: string, index: number): void
  /**
   * Returns the ids of the new layers and selects them. In their old parent
   * they keep their place if it is in view; else they are centered on
   * `center`, or in the layer that they are pasted into.
   */
  paste(clipping: CopiedLayers, center: Point): string[]
  /**
   * Adds a rectangle filled with the picture or video, centered on `center`; returns
   * its id.
   */
  addPicture(picture: PictureFile, center: Point): string
  /** The same with its top left corner at `at`, in the frame under it. */
  dropPicture(picture: PictureFile, at: Point): string
  removePage(id: string): void
  movePage(id: string, index: number): void
  selectAll(): void
  selectChildren(): void
  selectParents(): void
}
