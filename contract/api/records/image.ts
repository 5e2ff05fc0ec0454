import * as v from 'valibot'

const wholeNumber = v.pipe(v.number(), v.integer())

export const Thumbnail = v.object({
  url: v.string(),
  width: wholeNumber,
  height: wholeNumber
})

export type Thumbnail = v.InferOutput<typeof Thumbnail>

export const ImageSizeDetails = v.object({
  width: v.optional(wholeNumber),
  height: v.optional(wholeNumber),
  file_size: v.optional(wholeNumber),
  display_name: v.optional(v.string()),
  dpi: v.optional(wholeNumber),
  format: v.optional(v.string()),
  is_licensable: v.optional(v.boolean())
})

export type ImageSizeDetails = v.InferOutput<typeof ImageSizeDetails>

export const ImageAssets = v.object({
  small_jpg: v.optional(ImageSizeDetails),
  medium_jpg: v.optional(ImageSizeDetails),
  huge_jpg: v.optional(ImageSizeDetails),
  supersize_jpg: v.optional(ImageSizeDetails),
  huge_tiff: v.optional(ImageSizeDetails),
  supersize_tiff: v.optional(ImageSizeDetails),
  vector_eps: v.optional(ImageSizeDetails),
  small_thumb: v.optional(Thumbnail),
  large_thumb: v.optional(Thumbnail),
  huge_thumb: v.optional(Thumbnail),
  preview: v.optional(Thumbnail),
  preview_1000: v.optional(Thumbnail),
  preview_1500: v.optional(Thumbnail)
})

export type ImageAssets = v.InferOutput<typeof ImageAssets>

export const Category = v.object({
  id: v.optional(v.string()),
  name: v.optional(v.string())
})

/** A category in a list of them. */
export const CategoryRecord = v.object({ id: v.string(), name: v.string() })

const flag = v.optional(v.boolean())

/** One image as the API describes it. */
export const ImageRecord = v.object({
  id: v.string(),
  media_type: v.string(),
  contributor: v.object({ id: v.string() }),
  description: v.optional(v.string()),
  added_date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
  aspect: v.optional(v.number()),
  image_type: v.optional(v.picklist(['photo', 'illustration', 'vector'])),
  is_editorial: flag,
  is_adult: flag,
  is_illustration: flag,
  has_model_release: flag,
  has_property_release: flag,
  releases: v.optional(v.array(v.string())),
  model_releases: v.optional(v.array(v.object({ id: v.optional(v.string()) }))),
  categories: v.optional(v.array(Category)),
  keywords: v.optional(v.array(v.string())),
  assets: v.optional(ImageAssets),
  models: v.optional(v.array(v.object({ id: v.string() })))
})

export type ImageRecord = v.InferOutput<typeof ImageRecord>
