import * as v from 'valibot'

/** Up to 1000 characters, so that what is kept stays small. */
/* @__NO_SIDE_EFFECTS__ */
export function shortText() {
  return v.pipe(v.string(), v.maxLength(1000))
}
