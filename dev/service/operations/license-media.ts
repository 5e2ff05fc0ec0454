import { licenseAudio } from '../../../contract/api/audio-endpoints.ts'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import type { ErrorRecord } from '../../../contract/api/records/envelope.ts'
import type { ImageFile } from '../../../contract/api/records/license.ts'
import { licenseVideos } from '../../../contract/api/video-endpoints.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'
import {
  licenseItems,
  type Outcome,
  type LicenseItem
} from '../licensing/license-items.ts'
import {
  audioKind,
  imageKind,
  videoKind,
  type MediaKind
} from '../licensing/media-kind.ts'
import { operation, personOf, type Call } from '../requests/operation.ts'

export const licenseImagesOperation = operation(licenseImages, call => {
  const { body, query } = call
  const defaultFile = imageFile(query, { size: 'huge', format: 'jpg' })
  const items = body.images.map(({ image_id: asset, ...item }) => ({
    ...query,
    ...item,
    ...imageFile(item, defaultFile),
    asset
  }))
  return license(call, imageKind, items, id => ({ image_id: id }))
})

export const licenseVideosOperation = operation(licenseVideos, call => {
  const { body, query } = call
  const items = body.videos.map(({ video_id: asset, ...item }) => {
    const { size = query.size } = item
    return { ...query, ...item, asset, size, format: 'mp4' }
  })
  return license(call, videoKind, items, id => ({ video_id: id }))
})

/** A standard license covers the MP3, the others the original. */
export const licenseAudioOperation = operation(licenseAudio, call => {
  const { body, query } = call
  const items = body.audio.map(({ audio_id: asset, ...item }) => {
    const { license: name = query.license } = item
    const file =
      name === 'audio_standard'
        ? { size: 'clean_audio', format: 'mp3' }
        : { size: 'original_audio', format: 'wav' }
    return { ...query, ...item, ...file, asset, license: name }
  })
  return license(call, audioKind, items, id => ({ audio_id: id }))
})

/**
 * Size or format alone determine the file; without either, the default applies.
 */
function imageFile(
  { size, format }: ImageFile,
  defaultFile: { size: string; format: string }
): { size: string; format: string } {
  const sizeOfFormat = format === 'eps' ? 'vector' : 'huge'
  const isDefault = format === undefined || format === defaultFile.format
  const wanted = size ?? (isDefault ? defaultFile.size : sizeOfFormat)
  return { size: wanted, format: wanted === 'vector' ? 'eps' : 'jpg' }
}

/** Licenses and replies; `name` renames the field of the asset's id. */
function license<Named extends object>(
  { core, caller }: Call<unknown, unknown>,
  kind: MediaKind,
  items: LicenseItem[],
  name: (asset: string) => Named
) {
  const person = personOf({ caller })
  if (!person.mayLicense) {
    throw new ServiceError(403, {
      message: 'Your account may not license media. Ask who manages it.'
    })
  }
  if (core.faults.last('metadata')?.fate === 'refused') {
    refuseMetadata(kind, items)
  }
  const isHalved = core.faults.take('halve-batch')
  const done = isHalved ? items.slice(0, Math.ceil(items.length / 2)) : items
  const outcomes = licenseItems(core, person.id, kind, done)
  if (isHalved) throw new ServiceError(500, { message: 'Service fault' })
  const data = outcomes.map(({ asset, ...outcome }) => ({
    ...name(asset),
    ...outcome
  }))
  const errors = errorsOf(kind, outcomes, name)
  return errors.length === 0 ? { data } : { data, errors }
}

/** Like a service without metadata: nothing is licensed. */
function refuseMetadata(
  { nouns: [, noun] }: MediaKind,
  items: LicenseItem[]
): void {
  const index = items.findIndex(({ metadata }) => metadata !== undefined)
  if (index < 0) return
  throw invalidValue(
    `$.body.${noun}[${index}].metadata`,
    undefined,
    'Metadata is not accepted',
    'VALIDATION_ADDITIONAL_PROPERTIES'
  )
}

/** One error for all failed items, with their positions in the request. */
function errorsOf(
  { nouns: [, noun] }: MediaKind,
  outcomes: Outcome[],
  name: (asset: string) => object
): ErrorRecord[] {
  const items = outcomes.flatMap(({ asset, error }, index) =>
    error === undefined ? [] : [{ ...name(asset), index }]
  )
  if (items.length === 0) return []
  const message = `${items.length} of ${outcomes.length} ${noun} could not be licensed`
  return [{ message, items }]
}
