/** What the paints of an image file depend on, in its pixels. */
export interface PictureFile {
  width: number
  height: number
  /** Rows that show the picture; the rest is an id bar. */
  pictureHeight: number
}

export function hasIdBar(file: PictureFile): boolean {
  return file.pictureHeight < file.height
}
