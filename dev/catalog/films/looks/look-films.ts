import { chartFilms } from './charts.ts'
import type { LookFilm } from '../drawing/film-spec.ts'
import { foodFilms } from './food.ts'
import { neonFilms } from './neon.ts'
import { officeFilms } from './office.ts'
import { paperFilms } from './paper.ts'
import { partyFilms } from './party.ts'
import { pixelFilms } from './pixel.ts'
import { portraitFilms } from './portraits.ts'
import { retroFilms } from './retro.ts'
import { ribbonFilms } from './ribbons.ts'
import { silhouetteFilms } from './silhouettes.ts'
import { underwaterFilms } from './underwater.ts'

/** Twelve looks of four films each, ordered by id. */
export const lookFilms: readonly LookFilm[] = [
  paperFilms,
  neonFilms,
  portraitFilms,
  officeFilms,
  silhouetteFilms,
  underwaterFilms,
  foodFilms,
  chartFilms,
  partyFilms,
  retroFilms,
  pixelFilms,
  ribbonFilms
].flat()
