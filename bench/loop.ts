import type { Figure } from './figure.ts'
import { benchFirstPaint } from './loop/first-paint.ts'
import { benchFirstThumbnails } from './loop/first-thumbnails.ts'
import { benchFit } from './loop/fit.ts'
import { benchStartTime } from './loop/start-time.ts'

/** The numbers of the loop: search, place, sign in, license, swap. */
export async function benchLoop(): Promise<Figure[]> {
  return [
    ...(await benchFirstPaint()),
    ...(await benchFirstThumbnails()),
    ...(await benchFit()),
    ...(await benchStartTime())
  ]
}
