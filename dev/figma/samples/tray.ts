import type { SamplePicture } from '../shared/samples.ts'

/** Gives the pictures of a document in turn, starting over after the last. */
export interface Tray {
  next(): SamplePicture
  at(index: number): SamplePicture
}

export function trayOf(pictures: readonly SamplePicture[]): Tray {
  let dealt = 0
  function at(index: number): SamplePicture {
    const picture = pictures[index % pictures.length]
    if (!picture) throw new Error('A sample needs pictures')
    return picture
  }
  return {
    at,
    next() {
      dealt += 1
      return at(dealt - 1)
    }
  }
}
