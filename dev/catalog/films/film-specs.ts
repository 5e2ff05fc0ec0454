import { designFilms } from './design-films.ts'
import type { FilmWork } from './film-spec.ts'
import { landscapeFilms } from './landscape-films.ts'
import { peopleFilms } from './people-films.ts'

/** Every film of the catalogue, in the order of their ids. */
export const filmWorks: readonly FilmWork[] = [
  ...landscapeFilms,
  ...designFilms,
  ...peopleFilms
]
