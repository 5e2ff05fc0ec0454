import { ClearedError } from '../../../contract/errors.ts'
import { epsType, sniffLicensed } from '../../../contract/sniff-file.ts'
import type { Save } from '../../platform/save-file.ts'
import { dismissNotice, showError, showWork } from '../../shell/notices.ts'
import { fetchFile, findAddress } from '../purchase/licensed-file.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { epsWords, swapFailures } from './words.ts'

/** Ids of assets whose EPS is being downloaded. */
const saving = new Set<string>()

/** Saves the EPS of a license on the person's computer, at no charge. */
export async function saveEps(file: LicensedFile, save: Save): Promise<void> {
  const { assetId } = file
  if (saving.has(assetId)) return
  saving.add(assetId)
  const notice = showWork(epsWords.get().downloading)
  try {
    const bytes = await fetchFile(file, await findAddress(file))
    if (sniffLicensed(bytes) !== epsType) {
      throw new ClearedError('download-replaced', 'The file is no EPS.')
    }
    const name = `image-${assetId}-vector.eps`
    save(name, new Blob([bytes], { type: epsType }))
  } catch (error) {
    showError(error, swapFailures)
  } finally {
    saving.delete(assetId)
    dismissNotice(notice)
  }
}
