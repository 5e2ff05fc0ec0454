import { films } from '../../../dev/catalog/films/films.ts'
import type { Film } from '../../../dev/catalog/films/film.ts'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'
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

/** The first tracks of the library, as the panel knows them. */
export async function findTracks(
  panel: OpenPanel,
  count: number
): Promise<Asset[]> {
  const ids = tracks.slice(0, count).map(({ id }) => id)
  return [...(await panel.fetchById('audio', ids)).values()]
}

export function firstOf(assets: readonly Asset[]): Asset {
  const [asset] = assets
  if (!asset) throw new Error('Nothing was found.')
  return asset
}
