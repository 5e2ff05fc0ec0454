import { atom } from 'nanostores'

/**
 * The code that some subscriptions demand for licenses and downloads. In memory
 * only, and only until the dialog closes, the code is refused or a proof's files
 * are saved.
 */
export const $verificationCode = atom('')

/** Until another is entered: the library refuses each item by itself. */
let wasRefused = false

$verificationCode.listen(code => {
  if (code !== '') wasRefused = false
})

/** Whether a code was entered, which may have been refused since. */
export function hadCode(): boolean {
  return wasRefused || $verificationCode.get() !== ''
}

export function refuseCode(): void {
  wasRefused = hadCode()
  $verificationCode.set('')
}

export function forgetCode(): void {
  wasRefused = false
  $verificationCode.set('')
}
