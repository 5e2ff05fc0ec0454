import { atom } from 'nanostores'
import { $licensing } from './licensing.ts'

/**
 * The code that some subscriptions demand for each license. In memory only, and
 * only until the dialog closes or the code is refused.
 */
export const $verificationCode = atom('')

$licensing.listen(({ state }) => {
  if (state === 'idle') $verificationCode.set('')
})
