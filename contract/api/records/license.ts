import * as v from 'valibot'
import { AssetId } from './asset-id.ts'
import { AuthCookie } from './auth-cookie.ts'
import { shortText } from './short-text.ts'

const maxKeys = 20
const maxKeyLength = 100

/**
 * Keeps other keys. The check is needed as Valibot accepts arrays as objects.
 */
const Metadata = v.pipe(
  v.custom<object>(isPlainObject, 'Expected an object'),
  v.objectWithRest(
    {
      job: v.optional(shortText()),
      client: v.optional(shortText()),
      other: v.optional(shortText()),
      purchase_order: v.optional(shortText())
    },
    shortText()
  ),
  v.check(
    value => hasFewKeys(value),
    `Expected at most ${maxKeys} keys of at most ${maxKeyLength} characters`
  )
)

/** Options of each image or video in a request. */
const licenseOptions = {
  subscription_id: v.optional(v.string()),
  auth_cookie: v.optional(AuthCookie),
  editorial_acknowledgement: v.optional(v.boolean()),
  metadata: v.optional(Metadata),
  price: v.optional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000))
  ),
  show_modal: v.optional(v.boolean()),
  search_id: v.optional(shortText())
}

export const imageSizes = ['small', 'medium', 'huge', 'vector'] as const
export const imageFormats = ['jpg', 'eps'] as const

/** Size and format of an image file, either of which may be unknown. */
export interface ImageFile {
  size?: (typeof imageSizes)[number] | undefined
  format?: (typeof imageFormats)[number] | undefined
}

/** Vectors are EPS files, all other sizes are JPEG files. */
export function isImageFile({ size, format }: ImageFile): boolean {
  if (size === undefined || format === undefined) return true
  return (size === 'vector') === (format === 'eps')
}

export const imageFileMessage =
  'Expected eps with the size vector, and jpg with others'

/** One image of a license request. */
export const LicenseImage = v.pipe(
  v.object({
    image_id: AssetId,
    size: v.optional(v.picklist(imageSizes)),
    format: v.optional(v.picklist(imageFormats)),
    verification_code: v.optional(shortText()),
    ...licenseOptions
  }),
  v.check(file => isImageFile(file), imageFileMessage)
)

export type LicenseImage = v.InferOutput<typeof LicenseImage>

export const videoSizes = ['web', 'sd', 'hd', '4k'] as const

/** One video of a license request. */
export const LicenseVideo = v.object({
  video_id: AssetId,
  size: v.optional(v.picklist(videoSizes)),
  ...licenseOptions
})

export type LicenseVideo = v.InferOutput<typeof LicenseVideo>

export const audioLicenses = [
  'audio_standard',
  'audio_enhanced',
  'audio_platform'
] as const

/** A license other than the standard one gives the original. */
export const audioSizes = ['original_audio', 'clean_audio'] as const

/** One track of a license request. */
export const LicenseAudio = v.object({
  audio_id: AssetId,
  license: v.optional(v.picklist(audioLicenses)),
  search_id: v.optional(shortText())
})

export type LicenseAudio = v.InferOutput<typeof LicenseAudio>

export const Price = v.object({
  local_amount: v.optional(v.number()),
  local_currency: v.optional(v.string())
})

/** The result for one item: a download, or only `error`. */
const outcome = {
  allotment_charge: v.optional(v.pipe(v.number(), v.integer())),
  price: v.optional(Price),
  download: v.optional(v.object({ url: v.string() })),
  error: v.optional(v.string())
}

export const LicenseImageResult = v.object({
  image_id: v.string(),
  ...outcome
})

export type LicenseImageResult = v.InferOutput<typeof LicenseImageResult>

export const LicenseVideoResult = v.object({
  video_id: v.string(),
  ...outcome
})

export type LicenseVideoResult = v.InferOutput<typeof LicenseVideoResult>

export const LicenseAudioResult = v.object({
  audio_id: v.string(),
  ...outcome
})

export type LicenseAudioResult = v.InferOutput<typeof LicenseAudioResult>

function hasFewKeys(value: object): boolean {
  const keys = Object.keys(value)
  return keys.length <= maxKeys && keys.every(key => key.length <= maxKeyLength)
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
