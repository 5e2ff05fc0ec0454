import * as v from 'valibot'

export const emailAddress = v.pipe(v.string(), v.email(), v.maxLength(254))
