import * as v from 'valibot'

/** A cookie that goes with a license; taken and not used. */
export const AuthCookie = v.object({ name: v.string(), value: v.string() })
