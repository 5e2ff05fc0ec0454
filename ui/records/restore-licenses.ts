import { controller } from '../controller.ts'
import { $fileId } from '../stores/file.ts'
import { loadFileRecords } from './load-file-records.ts'
import { missingLicenses } from './missing-licenses.ts'
import type { OwnedLicense } from './missing-licenses.ts'
import { saveFileRecords } from './save-file-records.ts'

/** Gives the number of licenses that the file had lost, or never had. */
export async function restoreLicenses(
  owned: readonly OwnedLicense[]
): Promise<number> {
  const { records } = await loadFileRecords('license')
  const { images } = await controller.call('findComps', { scope: 'changed' })
  const missing = missingLicenses(records, images, owned, $fileId.get())
  await saveFileRecords('license', missing)
  return missing.length
}
