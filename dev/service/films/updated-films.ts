import type { UpdatedMedia } from '../../../contract/api/records/updated-media.ts'
import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'
import { isoTime } from '../http/iso-time.ts'
import type { Span } from '../search/update-span.ts'

const day = 86_400_000
const editDelay = 30 * day

/**
 * Films that were added, edited or removed in a time span, oldest first. Every
 * third one is edited 30 days after it was added. Of a removed film only its
 * deletion is listed.
 */
export function updatedFilms(core: Core, span: Span): UpdatedMedia[] {
  const removals = core.faults.removals()
  return core.library.films
    .flatMap(film => historyOf(film, removals.get(film.id)))
    .filter(({ time }) => time >= span.from && time < span.to)
    .toSorted((a, b) => a.time - b.time || Number(a.id) - Number(b.id))
    .map(({ id, time, kind }) => ({
      id,
      updated_time: isoTime(time),
      updates: [kind]
    }))
}

interface Event {
  id: string
  /** Milliseconds since 1970. */
  time: number
  kind: UpdatedMedia['updates'][number]
}

/** The catalogue only has days; the time of day is derived from the film. */
function historyOf({ id, addedDate }: Film, removedAt?: number): Event[] {
  if (removedAt !== undefined) {
    return [{ id, time: removedAt, kind: 'deletion' }]
  }
  const second = (Number(id) * 7919) % 86_400
  const time = Date.parse(addedDate) + second * 1000
  const added: Event = { id, time, kind: 'addition' }
  if (Number(id) % 3 !== 0) return [added]
  return [added, { id, time: time + editDelay, kind: 'edit' }]
}
