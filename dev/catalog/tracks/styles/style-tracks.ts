import { ambientTracks } from './ambient.ts'
import { bluesTracks } from './blues.ts'
import { bossaTracks } from './bossa-nova.ts'
import { drumAndBassTracks } from './drum-and-bass.ts'
import { folkTracks } from './folk.ts'
import { gospelTracks } from './gospel.ts'
import { hipHopTracks } from './hip-hop.ts'
import { holidayTracks } from './holiday.ts'
import { houseTracks } from './house.ts'
import { jazzTracks } from './jazz.ts'
import { lofiTracks } from './lofi.ts'
import { orchestralTracks } from './orchestral.ts'
import { pianoTracks } from './piano.ts'
import { popTracks } from './pop.ts'
import { reggaeTracks } from './reggae.ts'
import { soulTracks } from './soul.ts'
import { synthwaveTracks } from './synthwave.ts'
import type { TrackSpec } from './track-spec.ts'
import { toyTracks } from './toys.ts'
import { worldTracks } from './world.ts'

/** The tracks of each style. */
export const styles: Readonly<Record<string, readonly TrackSpec[]>> = {
  ambient: ambientTracks,
  blues: bluesTracks,
  'bossa nova': bossaTracks,
  'drum and bass': drumAndBassTracks,
  folk: folkTracks,
  gospel: gospelTracks,
  'hip-hop': hipHopTracks,
  holiday: holidayTracks,
  house: houseTracks,
  jazz: jazzTracks,
  lofi: lofiTracks,
  orchestral: orchestralTracks,
  piano: pianoTracks,
  pop: popTracks,
  reggae: reggaeTracks,
  soul: soulTracks,
  synthwave: synthwaveTracks,
  toys: toyTracks,
  world: worldTracks
}
