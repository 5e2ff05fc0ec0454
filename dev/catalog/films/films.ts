import { categoriesOf } from '../assets/categories.ts'
import { contributors } from '../assets/contributors.ts'
import { mediaFileSize } from '../assets/media-files.ts'
import { roundAspect } from '../assets/random-facts.ts'
import { filmBoxes } from './film-boxes.ts'
import { exactRate, type FilmSpec } from './drawing/film-spec.ts'
import { filmSpecs } from './film-specs.ts'
import type { Film } from './film.ts'

const wholeRatios = ['16:9', '4:3', '1:1', '9:16']

/** Every film of the catalogue. */
export const films: readonly Film[] = filmSpecs.map(toFilm)

const byId = new Map(films.map(film => [film.id, film]))

/** The film with an id; undefined if none. */
export function findFilm(id: string): Film | undefined {
  return byId.get(id)
}

function toFilm(spec: FilmSpec): Film {
  const { id, title, description, keywords, addedDate, fps, popularity } = spec
  const models = spec.models ?? []
  return {
    id,
    contributor: contributors[spec.maker],
    title,
    description,
    keywords,
    categories: categoriesOf(...spec.categories),
    addedDate,
    duration: Math.round((spec.frames / exactRate(fps)) * 100) / 100,
    fps,
    aspect: roundAspect(spec.width, spec.height),
    aspectRatio: ratioOf(spec),
    sizes: sizesOf(spec),
    isAdult: spec.isAdult ?? false,
    isEditorial: spec.isEditorial ?? false,
    hasModelRelease: models.length > 0,
    hasPropertyRelease: spec.hasPropertyRelease ?? false,
    people: spec.people ?? { number: 0, ages: [], ethnicities: [] },
    models,
    popularity
  }
}

function sizesOf(spec: FilmSpec): Film['sizes'] {
  return Object.fromEntries(
    filmBoxes(spec).map(({ size, width, height }) => {
      const fileSize = mediaFileSize('film-files', `${spec.id}-${size}.mp4`)
      return [size, { width, height, fileSize }]
    })
  )
}

function ratioOf({ width, height }: FilmSpec): string {
  const aspect = width / height
  const whole = wholeRatios.find(ratio => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(aspect - across / down) < 0.01
  })
  return whole ?? `${aspect.toFixed(2)}:1`
}
