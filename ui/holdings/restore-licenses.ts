import type { FoundComps } from '../../contract/finding.ts'
import { controller } from '../platform/controller.ts'
import { $fileId } from '../shell/document.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { missingLicenses } from './missing-licenses.ts'
import type { KnownLicense } from './missing-licenses.ts'
import { saveFileRecords } from '../records/save-file-records.ts'

/** A restored license that is undone is restored again only after a restart. */
const restored = new Set<string>()

/**
 * Returns how many licenses were restored to the file. `shown` are images whose
 * layers may carry licenses; if left out, they are searched for.
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
  return (await controller.findComps({ scope: 'changed' })).images
}
