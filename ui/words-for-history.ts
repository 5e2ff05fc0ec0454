import type { License } from './api/licenses.ts'
import { isCompLicense } from './licensing/adequate.ts'

/** Why a license gives no file; empty when it does. */
export function wordsForNoFile(license: License): string {
  if (license.mediaType !== 'image') {
    return 'Only pictures can be downloaded and placed here.'
  }
  if (isCompLicense(license.license)) {
    return 'A license to look at only: it clears no use.'
  }
  return license.isDownloadable
    ? ''
    : 'The library does not offer the file again. Ask it, with this number.'
}

/** Such as `1,204 licenses` or `3 of 1,204 licenses`. */
export function wordsForCount(shown: number, all: number): string {
  const total = all.toLocaleString('en-GB')
  const word = all === 1 ? 'license' : 'licenses'
  return shown === all
    ? `${total} ${word}`
    : `${shown.toLocaleString('en-GB')} of ${total} ${word}`
}
