import * as v from 'valibot'

/** The reply of an operation that answers with 204 and no body. */
export const nothing = v.void()
