import smartcrop from 'smartcrop'
import type { Point } from '../../contract/picture.ts'
import type { Pixels } from './find-margins.ts'

/** Pixels of the longest side: enough to see what a picture shows. */
export const subjectPixels = 128

/**
 * Where the subject of a picture is, in parts of its width and height: the
 * middle of its best half across, and of its best half down.
 */
export async function findSubject(pixels: Pixels): Promise<Point> {
  const { width, height } = pixels
  const across = await bestPart(pixels, width / 2, height)
  const down = await bestPart(pixels, width, height / 2)
  return {
    x: (across.x + across.width / 2) / width,
    y: (down.y + down.height / 2) / height
  }
}

async function bestPart(pixels: Pixels, width: number, height: number) {
  const { topCrop } = await smartcrop.crop(pixels, {
    width,
    height,
    // Details count more, and the edge of a crop less, than is usual.
    detailWeight: 1,
    edgeWeight: -10,
    ruleOfThirds: false,
    step: 4,
    scoreDownSample: 4,
    prescale: false,
    imageOperations: { open: asIs, getData: asIs }
  })
  return topCrop
}

/** Pixels need no canvas. */
function asIs(pixels: Pixels): Promise<Pixels> {
  return Promise.resolve(pixels)
}
