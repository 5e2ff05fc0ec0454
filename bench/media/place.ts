import { findVideos, firstOf } from '../../test/flows/set-up/find-media.ts'
import { makeBare, measurePlace } from '../canvas/place.ts'
import { openCanvasStack } from '../canvas/open-canvas-stack.ts'
import type { Figure } from '../figure.ts'
import { withLargeFilms } from './large-films.ts'

const previewLength = 2_000_000

/** A comp of a video, against fetching its preview and making a video of it. */
export async function benchPlaceVideo(): Promise<Figure[]> {
  const stage = await openCanvasStack({
    extra: makeBare('createVideoAsync'),
    library: withLargeFilms('preview.mp4', previewLength)
  })
  try {
    const video = firstOf(await findVideos(stage.file.panel, 1))
    const name = 'a preview of 2 MB placed, against fetch + createVideoAsync'
    return [await measurePlace(stage, video, name)]
  } finally {
    stage.stack.close()
  }
}
