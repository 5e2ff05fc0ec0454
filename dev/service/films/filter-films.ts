import type { InferOutput } from 'valibot'
import type { Language } from '../../../contract/api/languages.ts'
import type { videoSearchQuery } from '../../../contract/api/video-search-query.ts'
import { filmSizes, type Film } from '../../catalog/films/film.ts'
import { normalizeName } from '../index/normalize-name.ts'
import { categoryId } from '../search/category-id.ts'
import { fits, fitsDays } from '../search/fits.ts'

export type VideoSearch = InferOutput<typeof videoSearchQuery>

/** Whether a film matches all parameters except the words. */
export function fitsSearch(
  film: Film,
  search: VideoSearch,
  language: Language
): boolean {
  return (
    (!search.safe || !film.isAdult) &&
    search.license.includes(film.isEditorial ? 'editorial' : 'commercial') &&
    fitsDays(film.addedDate, search) &&
    fitsShape(film, search) &&
    fitsNames(film, search, language) &&
    fitsLength(film, search) &&
    fitsPeople(film, search)
  )
}

const resolutions = {
  standard_definition: ['web', 'sd'],
  high_definition: ['hd'],
  '4k': ['4k']
} as const

/** The resolution is that of the largest size. */
function fitsShape(film: Film, search: VideoSearch): boolean {
  const largest = filmSizes.findLast(size => film.sizes[size]) ?? 'web'
  return (
    fits(search.aspect_ratio, ratio => ratio === ratioKind(film)) &&
    fits(search.resolution, kind =>
      resolutions[kind].some(size => size === largest)
    )
  )
}

function ratioKind({ aspectRatio }: Film): string {
  if (aspectRatio === '4:3') return '4_3'
  return aspectRatio === '16:9' ? '16_9' : 'nonstandard'
}

function fitsNames(
  film: Film,
  search: VideoSearch,
  language: Language
): boolean {
  const { contributor, categories, models } = film
  const authors = [contributor.id, normalizeName(contributor.name)]
  const topics = categories.map(({ id }) => id)
  return (
    fits(search.contributor, names =>
      shares(names.map(normalizeName), authors)
    ) &&
    fits(search.category, name =>
      topics.includes(categoryId(name, language))
    ) &&
    fits(search.model, ids => shares(ids, models))
  )
}

/** `duration` counts full seconds; all else compares the record's fractions. */
function fitsLength(film: Film, search: VideoSearch): boolean {
  return (
    fits(search.duration, wanted => Math.floor(film.duration) === wanted) &&
    fits(search.duration_from, min => film.duration >= min) &&
    fits(search.duration_to, max => film.duration <= max) &&
    fits(search.fps, wanted => film.fps === wanted) &&
    fits(search.fps_from, min => film.fps >= min) &&
    fits(search.fps_to, max => film.fps <= max)
  )
}

function fitsPeople(film: Film, search: VideoSearch): boolean {
  const { people } = film
  return (
    fits(search.people_number, number => people.number === number) &&
    fits(search.people_gender, gender => people.gender === gender) &&
    fits(search.people_age, age => people.ages.includes(age)) &&
    fits(search.people_ethnicity, some => shares(some, people.ethnicities)) &&
    (!search.people_model_released ||
      (film.hasModelRelease && people.number > 0))
  )
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some(one => b.includes(one))
}
