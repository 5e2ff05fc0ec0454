import { maxErrors } from '../../../contract/api/validation-error.ts'
import type { Core } from '../core/core.ts'
import type { MediaType } from '../core/media-type.ts'
import { findFilm } from '../films/find-film.ts'
import { ServiceError } from '../http/service-error.ts'
import { findAsset } from '../search/find-asset.ts'
import { findTrack } from '../tracks/find-track.ts'

interface Item {
  id: string
  media_type?: MediaType | undefined
}

/**
 * The ids of the items that are in the library. Like the recorded API, ignores
 * unknown ids, and refuses another media type.
 */
export function knownAssets(
  core: Core,
  mediaType: MediaType,
  items: readonly Item[]
): string[] {
  refuseOtherTypes(mediaType, items)
  return items.map(({ id }) => id).filter(id => isKnown[mediaType](core, id))
}

const isKnown: Record<MediaType, (core: Core, id: string) => boolean> = {
  image: (core, id) => findAsset(core, id) !== undefined,
  video: (core, id) => findFilm(core, id) !== undefined,
  audio: (core, id) => findTrack(core, id) !== undefined
}

function refuseOtherTypes(mediaType: MediaType, items: readonly Item[]): void {
  const errors = items.flatMap(({ media_type: given }, index) =>
    given === undefined || given === mediaType
      ? []
      : [
          {
            code: 'VALIDATION_ENUM_MISMATCH',
            message: `Expected "${mediaType}" but received "${given}"`,
            data: given,
            path: `$.body.items[${index}].media_type`
          }
        ]
  )
  if (errors.length === 0) return
  throw new ServiceError(400, {
    message: 'Validation failed',
    errors: errors.slice(0, maxErrors)
  })
}
