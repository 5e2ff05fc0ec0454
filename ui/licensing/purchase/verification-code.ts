import { atom } from 'nanostores'

/**
 * The code that some subscriptions demand for each license. In memory only, and
 * only until the dialog closes or the code is refused.
 */
export const $verificationCode = atom('')
