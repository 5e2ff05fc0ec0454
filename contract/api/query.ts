import * as v from 'valibot'
import { languages } from './languages.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** A whole number within limits. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(minimum: number, maximum: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum)
  )
}

/** `YYYY-MM-DD`, and a day that exists. */
/* @__NO_SIDE_EFFECTS__ */
export function date() {
  return v.pipe(
    v.string(),
    v.regex(datePattern, 'Expected a date such as 2026-01-31'),
    v.check(isExistingDay, 'Expected a day that exists')
  )
}

/** A parameter that may be repeated, with limits for its length. */
/* @__NO_SIDE_EFFECTS__ */
export function repeated<Schema extends v.GenericSchema>(
  schema: Schema,
  minimum: number,
  maximum: number
) {
  return v.pipe(v.array(schema), v.minLength(minimum), v.maxLength(maximum))
}

/** Ids of up to 500 assets, collections or people. */
/* @__NO_SIDE_EFFECTS__ */
export function ids() {
  return repeated(v.pipe(v.string(), v.minLength(1)), 1, 500)
}

/** Optional; readers of the query apply the documented default themselves. */
/* @__NO_SIDE_EFFECTS__ */
export function documentedDefault<Schema extends v.GenericSchema>(
  schema: Schema,
  defaultValue: v.InferInput<Schema>
) {
  return v.pipe(v.optional(schema), v.metadata({ default: defaultValue }))
}

/* @__NO_SIDE_EFFECTS__ */
export function page() {
  return v.optional(integer(1, 1_000_000), 1)
}

/* @__NO_SIDE_EFFECTS__ */
export function perPage(
  minimum: number,
  maximum: number,
  defaultValue: number
) {
  return v.optional(integer(minimum, maximum), defaultValue)
}

/* @__NO_SIDE_EFFECTS__ */
export function view(defaultValue: 'minimal' | 'full') {
  return v.optional(v.picklist(['minimal', 'full']), defaultValue)
}

/** The language of the query and of the reply. */
/* @__NO_SIDE_EFFECTS__ */
export function language() {
  return v.optional(v.picklist(languages))
}

/** True also for texts that are no date: the pattern reports those. */
function isExistingDay(text: string): boolean {
  if (!datePattern.test(text)) return true
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  )
}
