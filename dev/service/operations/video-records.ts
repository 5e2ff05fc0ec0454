import type { VideoRecord } from '../../../contract/api/records/video.ts'
import type { Film } from '../../catalog/films/film.ts'
import { malformed } from '../faults/malformed.ts'
import { videoRecord } from '../films/video-record.ts'
import { licensableFormats } from '../licensing/licensable-formats.ts'
import { mediaBase } from '../media/media-base.ts'
import type { Call } from '../requests/operation.ts'

/** The records of films, in their order. */
export function videoRecords(
  call: Call<unknown, unknown>,
  films: readonly Film[],
  view: 'minimal' | 'full'
): VideoRecord[] {
  const { core, language } = call
  const sizes = view === 'full' ? sizesFor(call) : undefined
  return films.map(film => {
    const record = videoRecord(core.library, film, {
      view,
      language,
      mediaBase: mediaBase(core, film.id),
      sizes
    })
    return malformed(core.faults, record, 'description')
  })
}

/** The sizes that the person may license; undefined for an application. */
function sizesFor({
  core,
  caller
}: Call<unknown, unknown>): Set<string> | undefined {
  if (!caller?.person) return undefined
  const formats = licensableFormats(core, caller.person, 'videos')
  return new Set(formats.map(({ size }) => size))
}
