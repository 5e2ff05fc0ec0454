import type { FoundComps } from '../../contract/finding.ts'
import { controller } from '../platform/controller.ts'
import { $fileId } from '../shell/document.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { missingLicenses } from './missing-licenses.ts'
import type { KnownLicense } from './missing-licenses.ts'
import { saveFileRecords } from '../records/save-file-records.ts'

/** Whoever undoes what was restored gets it back with the next start only. */
const restored = new Set<string>()

/**
 * Gives the number of licenses that the file had lost, or never had. `shown`
 * is what layers may have brought along; left out, it is looked for.
 */
export async function restoreLicenses(
  owned: readonly KnownLicense[],
  shown?: FoundComps['images']
): Promise<number> {
  const { records } = await loadFileRecords('license')
  const images = shown ?? (await findImages())
  const all = missingLicenses(records, images, owned, $fileId.get())
  const missing = all.filter(({ id }) => !restored.has(id))
  await saveFileRecords('license', missing)
  missing.forEach(({ id }) => restored.add(id))
  return missing.length
}

async function findImages(): Promise<FoundComps['images']> {
  return (await controller.call('findComps', { scope: 'changed' })).images
}
