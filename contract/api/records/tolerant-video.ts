import * as v from 'valibot'
import {
  assetFields,
  count,
  flag,
  lenient,
  number,
  pixels,
  seconds,
  text,
  url,
  words
} from './tolerant.ts'

const FileSize = v.object({
  width: pixels,
  height: pixels,
  file_size: count,
  display_name: words,
  fps: number,
  format: text,
  is_licensable: flag
})

const Address = lenient(v.object({ url }))

const shown = [
  'thumb_jpg',
  'preview_jpg',
  'thumb_mp4',
  'thumb_webm',
  'preview_mp4',
  'preview_webm'
] as const

/** A video with at least one still or clip. */
export const TolerantVideo = v.object({
  ...assetFields,
  duration: lenient(seconds),
  assets: v.pipe(
    v.object({
      web: lenient(FileSize),
      sd: lenient(FileSize),
      hd: lenient(FileSize),
      '4k': lenient(FileSize),
      thumb_jpg: Address,
      preview_jpg: Address,
      thumb_mp4: Address,
      thumb_webm: Address,
      preview_mp4: Address,
      preview_webm: Address
    }),
    v.check(assets => shown.some(name => assets[name] !== undefined))
  )
})

export type TolerantVideo = v.InferOutput<typeof TolerantVideo>
