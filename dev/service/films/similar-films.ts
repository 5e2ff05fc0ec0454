import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'
import { maxSimilar } from '../similarity/similar-assets.ts'

/**
 * Similar films, the most similar first, by shared words and topics. Editorial
 * films are only similar to editorial ones, and only adult films to adult ones.
 */
export function similarFilms(core: Core, film: Film): Film[] {
  return core.library.films
    .filter(
      other =>
        other.id !== film.id &&
        other.isEditorial === film.isEditorial &&
        (film.isAdult || !other.isAdult) &&
        !core.faults.has('remove-asset', other.id)
    )
    .map(other => ({ other, similarity: similarity(film, other) }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted(
      (a, b) =>
        b.similarity - a.similarity || Number(a.other.id) - Number(b.other.id)
    )
    .slice(0, maxSimilar)
    .map(({ other }) => other)
}

function similarity(a: Film, b: Film): number {
  const words = a.keywords.filter(word => b.keywords.includes(word)).length
  const topics = a.categories.filter(({ id }) =>
    b.categories.some(category => category.id === id)
  ).length
  return words + topics / 2
}
