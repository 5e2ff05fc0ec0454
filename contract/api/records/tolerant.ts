import * as v from 'valibot'
import { decodeEntities } from './decode-entities.ts'
import { hasOneSpelling, withoutLeadingZeros } from './id-spelling.ts'
import { shorten } from './shorten.ts'

/**
 * How the panel reads replies. Requires an id and what is needed to show or
 * act. Accepts unknown fields and values, leaves out broken optional ones, and
 * shortens long texts and lists.
 */

/** Optional, and left out when it is broken. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** Printable ASCII, as in addresses; dots alone would change the path. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(?!\.+$)[!-~]{1,200}$/)
)

/** Other spellings are other assets for us, but not for the service. */
const assetId = v.pipe(id, v.check(hasOneSpelling))

/* @__NO_SIDE_EFFECTS__ */
function textUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.transform(text => shorten(text, most))
  )
}

/** What people read; some libraries write it as HTML. */
/* @__NO_SIDE_EFFECTS__ */
export function wordsUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.transform(decodeEntities),
    v.trim(),
    v.transform(text => shorten(text, most))
  )
}

/** The readable items, up to a number. */
/* @__NO_SIDE_EFFECTS__ */
function listUpTo<Schema extends v.GenericSchema>(
  schema: Schema,
  most: number
) {
  return v.pipe(
    list,
    v.transform(items => readRecords(schema, items, most).records)
  )
}

/** An array of anything. */
export const list = v.custom<unknown[]>(Array.isArray)

export const text = lenient(textUpTo(500))
export const words = lenient(wordsUpTo(500))
export const listOfWords = lenient(listUpTo(wordsUpTo(100), 12))
/** Some libraries write numbers as text. */
export const numberOrText = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,15}\.?\d{1,15}$/),
    v.transform(Number)
  )
])
export const wholeNumber = v.pipe(numberOrText, v.safeInteger(), v.minValue(0))
export const number = lenient(numberOrText)
export const count = lenient(wholeNumber)
/** Up to eleven days; a larger number is no length. */
export const seconds = v.pipe(
  numberOrText,
  v.minValue(0),
  v.maxValue(1_000_000)
)
export const flag = lenient(v.boolean())
export const pixels = lenient(
  v.pipe(numberOrText, v.minValue(1), v.maxValue(100_000))
)

/** An address of a file. */
export const url = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.url(),
  v.regex(/^https?:/i)
)

const Picture = v.object({
  url,
  width: pixels,
  height: pixels
})

const FileSize = v.object({
  width: pixels,
  height: pixels,
  file_size: count,
  display_name: words,
  dpi: number,
  format: text,
  is_licensable: flag
})

const Pictures = v.object({
  small_thumb: lenient(Picture),
  large_thumb: lenient(Picture),
  huge_thumb: lenient(Picture),
  preview: lenient(Picture),
  preview_1000: lenient(Picture),
  preview_1500: lenient(Picture),
  small_jpg: lenient(FileSize),
  medium_jpg: lenient(FileSize),
  huge_jpg: lenient(FileSize),
  supersize_jpg: lenient(FileSize),
  vector_eps: lenient(FileSize)
})

const pictureNames = [
  'small_thumb',
  'large_thumb',
  'huge_thumb',
  'preview',
  'preview_1000',
  'preview_1500'
] as const

/** A record with an id; other fields are ignored. */
export const TolerantRecord = v.object({ id })

/** What the records of all media have in common. */
export const assetFields = {
  id: assetId,
  contributor: lenient(v.object({ id })),
  description: words,
  added_date: text,
  aspect: number,
  is_editorial: flag,
  has_model_release: flag,
  has_property_release: flag,
  models: lenient(listUpTo(v.object({ id }), 100)),
  categories: lenient(
    listUpTo(v.object({ id: lenient(id), name: words }), 100)
  ),
  keywords: lenient(listUpTo(wordsUpTo(100), 200))
}

const TolerantAsset = v.object(assetFields)

export type TolerantAsset = v.InferOutput<typeof TolerantAsset>

/** An image with at least one usable picture. */
export const TolerantImage = v.object({
  ...assetFields,
  image_type: text,
  is_illustration: flag,
  assets: v.pipe(
    Pictures,
    v.check(assets => pictureNames.some(name => assets[name] !== undefined))
  )
})

export type TolerantImage = v.InferOutput<typeof TolerantImage>

/** A category of an asset, by which it can be searched. */
export const TolerantCategory = v.object({
  id: lenient(id),
  name: v.pipe(
    v.string(),
    v.transform(decodeEntities),
    v.trim(),
    v.minLength(1),
    v.maxLength(255)
  )
})

/** An author; only the id is required. */
export const TolerantContributor = v.object({
  id,
  display_name: words,
  about: lenient(wordsUpTo(5000)),
  website: words,
  location: words,
  contributor_type: listOfWords,
  styles: listOfWords,
  subjects: listOfWords,
  equipment: listOfWords
})

export type TolerantContributor = v.InferOutput<typeof TolerantContributor>

export const TolerantList = v.object({
  data: list,
  page: number,
  per_page: number,
  total_count: count,
  search_id: text,
  message: text,
  spellcheck_info: lenient(v.looseObject({}))
})

/** Accepts any spelling of the id, so that no license is lost. */
const LicensedAsset = v.object({
  id: v.pipe(id, v.transform(withoutLeadingZeros)),
  format: lenient(v.object({ size: text, format: text }))
})

export const TolerantHistory = v.object({
  id,
  license: v.fallback(textUpTo(500), ''),
  download_time: text,
  subscription_id: text,
  is_downloadable: flag,
  image: lenient(LicensedAsset),
  video: lenient(LicensedAsset),
  audio: lenient(LicensedAsset),
  metadata: lenient(v.record(v.string(), v.unknown()))
})

export type TolerantHistory = v.InferOutput<typeof TolerantHistory>

export const TolerantSubscription = v.object({
  id,
  license: text,
  description: words,
  asset_type: text,
  expiration_time: text,
  allotment: lenient(
    v.object({
      downloads_left: count,
      downloads_limit: count,
      end_time: text
    })
  ),
  formats: lenient(
    listUpTo(
      v.object({
        media_type: text,
        size: text,
        format: text,
        min_resolution: number
      }),
      200
    )
  ),
  metadata: lenient(v.record(v.string(), v.unknown())),
  price_per_download: lenient(
    v.object({ local_amount: number, local_currency: text })
  )
})

export type TolerantSubscription = v.InferOutput<typeof TolerantSubscription>

/**
 * Reads the records of a list, up to the requested number, and counts unusable
 * ones.
 */
export function readRecords<Schema extends v.GenericSchema>(
  schema: Schema,
  records: unknown[],
  most?: number
): { records: v.InferOutput<Schema>[]; dropped: number } {
  const read = records.slice(0, most).flatMap(record => {
    const result = v.safeParse(schema, record)
    return result.success ? [result.output] : []
  })
  return { records: read, dropped: records.length - read.length }
}
