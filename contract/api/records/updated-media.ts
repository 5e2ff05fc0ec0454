import * as v from 'valibot'

/** What can happen to an asset. */
export const updates = ['addition', 'deletion', 'edit'] as const

/** One asset that changed. */
export const UpdatedMedia = v.object({
  id: v.string(),
  updated_time: v.string(),
  updates: v.array(v.picklist(updates))
})

export type UpdatedMedia = v.InferOutput<typeof UpdatedMedia>
