import { showsImage } from '../images/shows-image.ts'
import type { Holder } from './known-images.ts'
import { isRemoved } from './visit-holders.ts'

/** To be asked right before a change: others edit the file meanwhile. */
export function stillShows(holder: Holder, imageHash: string): boolean {
  return !isRemoved(holder) && showsImage(holder, imageHash)
}
