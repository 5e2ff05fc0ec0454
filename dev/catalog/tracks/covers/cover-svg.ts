import type { AlbumName } from './albums.ts'
import {
  lindenStreet,
  openWindow,
  platform,
  radio,
  signals,
  velocity
} from './city-covers.ts'
import {
  ferry,
  hall,
  kettle,
  paperBoats,
  seasons,
  still,
  terrace,
  tide
} from './land-covers.ts'
import { cassette, lamplight, market, single, velvet } from './thing-covers.ts'

/** What is drawn on the cover of each album. */
const covers: Readonly<Record<Exclude<AlbumName, 'none'>, () => string>> = {
  rooms: radio,
  seasons,
  streets: signals,
  tide,
  velocity,
  hall,
  lamplight,
  kettle,
  ferry,
  platform,
  terrace,
  cassette,
  still,
  linden: lindenStreet,
  velvet,
  window: openWindow,
  market,
  boats: paperBoats
}

/**
 * The cover of an album, or of a track without one, as an SVG of 300 by 300.
 */
export function coverSvg(album: AlbumName, trackId: string): string {
  const drawn =
    album === 'none' ? single((Number(trackId) * 47) % 360) : covers[album]()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${drawn}</svg>`
}
