import * as v from 'valibot'

/** The reply of an operation with status 204 and no body. */
export const nothing = v.void()
