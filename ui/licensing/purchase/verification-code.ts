import { atom } from 'nanostores'

/**
 * The code that some subscriptions demand for licenses and downloads. In memory
 * only, and only until the dialog closes, the code is refused or a proof's files
 * are saved.
 */
export const $verificationCode = atom('')
