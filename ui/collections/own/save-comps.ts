import type { AssetRef } from '../../../contract/document.ts'
import { fromErrorData } from '../../../contract/errors.ts'
import { controller } from '../../platform/controller.ts'
import { collectionWords } from './words.ts'
import { saveKey } from './collection-items.ts'
import type { Named } from './collection-items.ts'
import { $file, checkFile } from '../../file/check/file.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
import { makeCollection } from './make-collection.ts'
import { showNotice } from '../../shell/notices.ts'
import { saveAssets } from './save-to.ts'
import { reportWork } from '../../shell/progress.ts'

export interface CompIds {
  /** From the last check of the file. */
  ofFile: readonly string[]
  ofSelection: readonly string[]
}

/**
 * Checks the file if needed, and fails if it cannot. Only images can be in a
 * collection.
 */
export async function findCompIds(): Promise<CompIds> {
  if ($file.get().state !== 'ready') await checkFile()
  const file = $file.get()
  if (file.state === 'failed') throw fromErrorData(file.error)
  const { assets: selected } = await controller.findSelectedAssets({})
  const inFile = file.state === 'ready' ? file.assets : []
  return {
    ofFile: imagesOf(inFile),
    ofSelection: imagesOf(selected)
  }
}

/** Fails if no collection could be created; other errors are shown. */
export async function saveComps(
  name: string,
  assetIds: readonly string[]
): Promise<void> {
  const made = await makeCollection(name)
  void fillWith(made, assetIds)
}

async function fillWith(
  made: Named,
  assetIds: readonly string[]
): Promise<void> {
  const t = collectionWords.get()
  const total = assetIds.length
  reportWork(saveKey(made), { kind: 'save', done: 0, total })
  await fetchDetails(assetIds) // unknown ones are sent anyway
  const removed = new Set(assetIds.filter(id => detailsOf(id) === null))
  if (removed.size > 0) showNotice('info', t.leftOutComps(removed.size))
  await saveAssets(
    made,
    assetIds.filter(id => !removed.has(id))
  )
  reportWork(saveKey(made), null)
}

function imagesOf(assets: readonly AssetRef[]): string[] {
  const images = assets.filter(({ mediaType }) => mediaType === 'image')
  return [...new Set(images.map(({ assetId }) => assetId))]
}
