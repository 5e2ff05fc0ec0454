import * as v from 'valibot'
import { Category } from './image.ts'

const wholeNumber = v.optional(v.pipe(v.number(), v.integer()))
const flag = v.optional(v.boolean())
const Address = v.optional(v.object({ url: v.string() }))

/** One size in which a video is sold. */
export const VideoSizeDetails = v.object({
  width: wholeNumber,
  height: wholeNumber,
  file_size: wholeNumber,
  display_name: v.optional(v.string()),
  /** Frames a second, such as 29.97. */
  fps: v.optional(v.number()),
  format: v.optional(v.string()),
  is_licensable: flag
})

export const VideoAssets = v.object({
  web: v.optional(VideoSizeDetails),
  sd: v.optional(VideoSizeDetails),
  hd: v.optional(VideoSizeDetails),
  '4k': v.optional(VideoSizeDetails),
  thumb_jpgs: v.optional(v.object({ urls: v.array(v.string()) })),
  thumb_jpg: Address,
  preview_jpg: Address,
  thumb_webm: Address,
  thumb_mp4: Address,
  preview_webm: Address,
  preview_mp4: Address
})

/** One video as the API describes it. */
export const VideoRecord = v.object({
  id: v.string(),
  media_type: v.string(),
  contributor: v.object({ id: v.string() }),
  description: v.optional(v.string()),
  added_date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
  aspect: v.optional(v.number()),
  /** `16:9`, but also `1.90:1`. */
  aspect_ratio: v.optional(v.string()),
  is_editorial: flag,
  is_adult: flag,
  has_model_release: flag,
  has_property_release: flag,
  /** Seconds. */
  duration: v.optional(v.number()),
  categories: v.optional(v.array(Category)),
  keywords: v.optional(v.array(v.string())),
  assets: v.optional(VideoAssets),
  models: v.optional(v.array(v.object({ id: v.string() })))
})

export type VideoRecord = v.InferOutput<typeof VideoRecord>
