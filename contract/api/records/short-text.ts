import * as v from 'valibot'

/** Up to 1000 characters, to keep stored records small. */
/* @__NO_SIDE_EFFECTS__ */
export function shortText() {
  return v.pipe(v.string(), v.maxLength(1000))
}
