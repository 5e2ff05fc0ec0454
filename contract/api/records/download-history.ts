import * as v from 'valibot'

const HistoryMedia = v.object({
  id: v.string(),
  format: v.optional(
    v.object({ size: v.optional(v.string()), format: v.optional(v.string()) })
  )
})

/** One license of the account's history. */
export const DownloadHistory = v.object({
  id: v.string(),
  license: v.string(),
  download_time: v.string(),
  subscription_id: v.optional(v.string()),
  is_downloadable: v.optional(v.boolean()),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  user: v.optional(v.object({ username: v.optional(v.string()) })),
  image: v.optional(HistoryMedia),
  video: v.optional(HistoryMedia),
  audio: v.optional(HistoryMedia)
})

export type DownloadHistory = v.InferOutput<typeof DownloadHistory>

export const DownloadUrl = v.object({ url: v.string() })
