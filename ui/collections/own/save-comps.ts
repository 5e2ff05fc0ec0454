import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { fromErrorData, toErrorData } from '../../../contract/errors.ts'
import { controller } from '../../platform/controller.ts'
import { groupBy } from '../../platform/group-by.ts'
import { itemWords } from './words.ts'
import { collectionErrorText } from './collection-texts.ts'
import { saveKey } from './collection-items.ts'
import type { Collection } from '../../api/collections/collections.ts'
import { $file, checkFile } from '../../file/check/file.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
import { makeCollection } from './make-collection.ts'
import { showNotice } from '../../shell/notices.ts'
import { saveAssets } from './save-to.ts'
import { reportWork } from '../../shell/progress.ts'

export interface Comps {
  /** From the last check of the file. */
  ofFile: readonly AssetRef[]
  ofSelection: readonly AssetRef[]
}

/** Checks the file if needed, and fails if it cannot. */
export async function findComps(): Promise<Comps> {
  if ($file.get().state !== 'ready') await checkFile()
  const file = $file.get()
  if (file.state === 'failed') throw fromErrorData(file.error)
  const { assets: selected } = await controller.findSelectedAssets({})
  const inFile = file.state === 'ready' ? file.assets : []
  return {
    ofFile: eachOnce(inFile),
    ofSelection: eachOnce(selected)
  }
}

/**
 * Creates a collection for each medium. Fails if the first could not be
 * created; other errors are shown.
 */
export async function saveComps(
  name: string,
  comps: readonly AssetRef[]
): Promise<void> {
  const media = groupBy(comps, one => one.mediaType)
  let isFirst = true
  for (const [mediaType, part] of media) {
    try {
      void fillWith(await makeCollection(name, mediaType), part)
    } catch (error) {
      if (isFirst) throw error
      const why = collectionErrorText(toErrorData(error))
      const { notAdded } = itemWords(mediaType).get()
      showNotice('error', notAdded(part.length, { name, why }))
    }
    isFirst = false
  }
}

async function fillWith(
  made: Collection,
  comps: readonly AssetRef[]
): Promise<void> {
  const t = itemWords(made.mediaType).get()
  const keys = comps.map(assetKey)
  const total = keys.length
  reportWork(saveKey(made), { kind: 'save', done: 0, total })
  await fetchDetails(keys) // unknown ones are sent anyway
  const removed = new Set(keys.filter(key => detailsOf(key) === null))
  if (removed.size > 0) showNotice('info', t.leftOutComps(removed.size))
  await saveAssets(
    made,
    keys.filter(key => !removed.has(key))
  )
  reportWork(saveKey(made), null)
}

function eachOnce(assets: readonly AssetRef[]): AssetRef[] {
  const keys = new Set(assets.map(assetKey))
  return [...keys].map(assetOfKey)
}
