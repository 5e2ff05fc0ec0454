import { controller } from '../controller.ts'
import { $fileId } from '../stores/file.ts'
import { loadFileRecords } from './load-file-records.ts'
import { missingLicenses } from './missing-licenses.ts'
import type { OwnedLicense } from './missing-licenses.ts'
import { saveFileRecords } from './save-file-records.ts'

/** Whoever undoes what was restored gets it back with the next start only. */
const restored = new Set<string>()

/** Gives the number of licenses that the file had lost, or never had. */
export async function restoreLicenses(
  owned: readonly OwnedLicense[]
): Promise<number> {
  const { records } = await loadFileRecords('license')
  const { images } = await controller.call('findComps', { scope: 'changed' })
  const all = missingLicenses(records, images, owned, $fileId.get())
  const missing = all.filter(({ id }) => !restored.has(id))
  await saveFileRecords('license', missing)
  missing.forEach(({ id }) => restored.add(id))
  return missing.length
}
