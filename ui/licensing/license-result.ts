import { isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { controller } from '../platform/controller.ts'
import { dropClaims } from './purchase/drop-claims.ts'
import type { Person } from './purchase/person.ts'
import { openFullFile } from './purchase/licensed-file.ts'
import type { LicensedFile } from './purchase/licensed-file.ts'
import { finishEntries } from './resume.ts'
import { notPutBackText } from './swap/swap-texts.ts'
import { licenseFailures } from './purchase/words.ts'
import { swapWords } from './swap/words.ts'
import { watch } from './purchase/watched.ts'
import { openEntries } from './purchase/journal.ts'
import { $licensing, currentPerson, updateItem } from './purchase/licensing.ts'
import { showError } from '../shell/notices.ts'
import { chooseReplacement } from './purchase/open-elsewhere.ts'
import { retryLicensing } from './planning.ts'
import { putCompsBack } from './put-comps-back.ts'
import { loadBatches } from './swap/swap-batches.ts'

/** Checks again how a doubtful purchase ended. */
export async function checkDoubtful(asset: AssetRef): Promise<void> {
  const person = currentPerson()
  const entry = person && findDoubtful(person, asset)
  if (!entry) return
  updateItem(asset, { step: 'checking' })
  try {
    await loadBatches()
    await finishEntries([entry], person)
    await dropClaims(person)
  } catch (error) {
    showError(error, licenseFailures)
  }
  const left = findDoubtful(person, asset)
  if (left) updateItem(asset, { step: 'doubtful' })
}

/** The person states that a doubtful purchase did not happen. */
export async function giveUpDoubtful(asset: AssetRef): Promise<void> {
  const person = currentPerson()
  const entry = person && findDoubtful(person, asset)
  if (!entry) return
  try {
    await watch(entry)
    await dropClaims(person)
    const shown = $licensing.get()
    if (shown.state !== 'done') return
    const items = shown.items.filter(item => !isSameAsset(item, asset))
    $licensing.set(items.length ? { state: 'done', items } : { state: 'idle' })
  } catch (error) {
    showError(error, licenseFailures)
  }
}

/**
 * Plans again what another file or machine left unfinished, as the person
 * decided.
 */
export async function licenseAnyway(asset: AssetRef): Promise<void> {
  const planning = retryLicensing([asset])
  chooseReplacement(asset)
  await planning
}

/** Shows the comps of the result again; its licenses are kept. */
export async function putBackSwapped(
  assets: readonly AssetRef[]
): Promise<void> {
  const result = await putCompsBack(assets)
  for (const { uses, ...asset } of result?.swapped ?? []) {
    if (uses === 0) continue
    const kept = result?.refused.filter(one => isSameAsset(one, asset)) ?? []
    const text = notPutBackText(kept, [])
    updateItem(
      asset,
      kept.length > 0
        ? { uses: kept.length, text }
        : { step: 'not-placed', uses: 0, text: swapWords.get().putBack }
    )
  }
}

/** Selects these layers and shows them on the canvas. */
export async function showLayers(nodeIds: readonly string[]): Promise<void> {
  try {
    await controller.selectNodes({ nodeIds: [...nodeIds] })
  } catch (error) {
    showError(error)
  }
}

/** Downloads a licensed file at full size, in the browser. */
export async function downloadFullFile(file: LicensedFile): Promise<void> {
  try {
    await openFullFile(file)
  } catch (error) {
    showError(error, licenseFailures)
  }
}

function findDoubtful(
  { userId }: Person,
  asset: AssetRef
): JournalEntry | undefined {
  return openEntries(userId).find(
    entry => entry.state === 'doubtful' && isSameAsset(entry, asset)
  )
}
