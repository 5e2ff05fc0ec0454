import type { License } from '../api/licenses.ts'
import { isCompLicense } from '../holdings/license-names.ts'
import { licensesWords } from './words.ts'

/** Why a license has no file to download; empty if it has one. */
export function noFileText(license: License): string {
  const t = licensesWords.get()
  if (isCompLicense(license.license)) {
    return t.compLicense
  }
  return license.isDownloadable ? '' : t.noFile
}

/** Such as `1,204 licenses` or `3 of 1,204 licenses`. */
export function licenseCountText(shown: number, all: number): string {
  const t = licensesWords.get()
  return shown === all ? t.licenses(all) : t.licensesOf(all, { shown })
}
