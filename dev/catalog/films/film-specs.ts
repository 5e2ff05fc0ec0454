import { designFilms } from './design-films.ts'
import type { FilmSpec } from './drawing/film-spec.ts'
import { landscapeFilms } from './landscape-films.ts'
import { lookFilms } from './looks/look-films.ts'
import { peopleFilms } from './people-films.ts'

/** All films of the catalogue, ordered by id. */
export const filmSpecs: readonly FilmSpec[] = [
  ...landscapeFilms,
  ...designFilms,
  ...peopleFilms,
  ...lookFilms
]
