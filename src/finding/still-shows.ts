import { showsFile } from '../images/shows-file.ts'
import type { Holder } from './known-images.ts'
import { isRemoved } from './visit-holders.ts'

/** Check it right before a change: others may be editing the file. */
export function stillShows(holder: Holder, imageHash: string): boolean {
  return !isRemoved(holder) && showsFile(holder, imageHash)
}
