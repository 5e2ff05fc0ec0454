import { films } from '../../../dev/catalog/films/films.ts'
import type { Film } from '../../../dev/catalog/films/film.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import type { OpenPanel } from './open-panel.ts'

/** The first films of the library that match, as the panel knows them. */
export async function findVideos(
  panel: OpenPanel,
  count: number,
  isMatch: (film: Film) => boolean = () => true
): Promise<Asset[]> {
  const ids = films.filter(isMatch).map(({ id }) => id)
  const found = await panel.fetchById('video', ids.slice(0, count))
  return [...found.values()]
}

export function firstOf(videos: readonly Asset[]): Asset {
  const [video] = videos
  if (!video) throw new Error('No video was found.')
  return video
}
