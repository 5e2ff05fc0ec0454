import * as v from 'valibot'

/** An error of the API, exact. */
export const ErrorRecord = v.object({
  code: v.optional(v.string()),
  data: v.optional(v.string()),
  message: v.string(),
  path: v.optional(v.string()),
  items: v.optional(v.array(v.looseObject({})))
})

export type ErrorRecord = v.InferOutput<typeof ErrorRecord>

export const ErrorBody = v.object({
  message: v.string(),
  errors: v.optional(v.array(ErrorRecord))
})

/** The same for a refused grant, with the fields of OAuth 2.0. */
export const OAuthErrorBody = v.object({
  ...ErrorBody.entries,
  error: v.optional(v.string()),
  error_description: v.optional(v.string())
})

/** The list envelope around records; search adds required fields. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Schema extends v.GenericSchema>(record: Schema) {
  return v.object({ data: v.array(record), ...listFields })
}

/* @__NO_SIDE_EFFECTS__ */
export function searchList<Schema extends v.GenericSchema>(record: Schema) {
  return v.object({
    data: v.array(record),
    ...listFields,
    total_count: v.pipe(v.number(), v.integer()),
    search_id: v.string(),
    spellcheck_info: v.optional(v.looseObject({}))
  })
}

const wholeNumber = v.optional(v.pipe(v.number(), v.integer()))

const listFields = {
  page: wholeNumber,
  per_page: wholeNumber,
  total_count: wholeNumber,
  message: v.optional(v.string()),
  errors: v.optional(v.array(ErrorRecord))
}
