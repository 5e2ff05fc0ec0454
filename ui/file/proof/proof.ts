import { atom } from 'nanostores'
import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import { ClearedError, toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import type { OnProgress } from '../../api/download.ts'
import { fetchDownload } from '../../api/licenses.ts'
import type { License } from '../../api/licenses.ts'
import { streamLicensedFile } from '../../api/media.ts'
import { isRemoved } from '../check/file.ts'
import { groupUses } from '../check/group-uses.ts'
import type { FoundAsset } from '../check/group-uses.ts'
import { controller } from '../../platform/controller.ts'
import type { Save } from '../../platform/save-file.ts'
import { licenseKey } from '../../holdings/entry-of.ts'
import { mediaOf, readAccount } from '../../holdings/history.ts'
import { SummedBlob } from './summed-blob.ts'
import type { StoredFile } from './summed-blob.ts'
import { platform } from '../../platform/platform.ts'
import { fetchThumbnails } from './fetch-thumbnails.ts'
import { toProofPack } from './proof-pack.ts'
import type { ProofPack } from './proof-pack.ts'
import { toProofRows } from './proof-row.ts'
import { zipLicenses } from './zip-licenses.ts'
import { maxZipped } from './zip-part.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import { checkDetails } from '../../licensing/details.ts'
import { checkFile } from '../../licensing/download/check-file.ts'
import { isToSave } from '../../licensing/download/file-to-save.ts'
import { isDemanded } from '../../licensing/purchase/demands.ts'
import {
  $verificationCode,
  forgetCode
} from '../../licensing/purchase/verification-code.ts'
import { licenseFailures } from '../../licensing/purchase/words.ts'
import {
  detailsOf,
  fetchDetails,
  renewDetails
} from '../../library/asset-details.ts'
import { $fileId, $fileName } from '../../shell/document.ts'
import { showError } from '../../shell/notices.ts'
import { $session } from '../../account/session.ts'
import { reportWork } from '../../shell/progress.ts'
import { Latest } from '../../platform/latest.ts'

export type Proof =
  | { state: 'idle' }
  | { state: 'making' }
  | { state: 'ready'; pack: ProofPack; files: ProofFiles }
  | { state: 'failed'; error: ErrorData }

export type ProofFiles =
  | { state: 'idle' }
  | { state: 'fetching'; done: number; total: number }
  | { state: 'done'; zipped: number; parts: number; left: string[] }

export type ProofScope = 'file' | 'selection'

export const $proof = atom<Proof>({ state: 'idle' })

$proof.listen(proof => {
  const files = proof.state === 'ready' ? proof.files : null
  if (files?.state !== 'fetching') return reportWork($proof, null)
  const { done, total } = files
  reportWork($proof, { kind: 'files', done, total, cancel: cancelProofFiles })
})

const latest = new Latest()

/** Reads file, ledger and history again; does not change the file. */
export async function makeProof(scope: ProofScope, save: Save): Promise<void> {
  const signal = latest.start()
  $proof.set({ state: 'making' })
  try {
    const pack = await readPack(scope, signal)
    if (signal.aborted) return
    $proof.set({ state: 'ready', pack, files: { state: 'idle' } })
    saveCsv(pack, save)
    savePage(pack, save)
  } catch (error) {
    if (!signal.aborted) {
      $proof.set({ state: 'failed', error: toErrorData(error) })
    }
  }
}

export function saveCsv({ name, csv }: ProofPack, save: Save): void {
  save(`${name}.csv`, new Blob([csv], { type: 'text/csv' }))
}

export function savePage({ name, page }: ProofPack, save: Save): void {
  save(`${name}.html`, new Blob([page], { type: 'text/html' }))
}

/** Draws it as a frame on a new page and shows that page. */
export async function drawProof({ title, lines }: ProofPack): Promise<void> {
  try {
    const text = lines
    const name = title
    const { nodeId } = await controller.drawProof({ name, text })
    await controller.selectNodes({ nodeIds: [nodeId] })
  } catch (error) {
    showError(error)
  }
}

/** Saves the licensed files, in as many ZIPs as needed. */
export async function saveProofFiles(save: Save): Promise<void> {
  const shown = $proof.get()
  if (shown.state !== 'ready' || shown.files.state === 'fetching') return
  const needsCode = isDemanded('', 'verification-code')
  if (!checkDetails({ items: [], asksFor: [], needsCode })) return
  const { pack } = shown
  const { signal } = latest
  const total = pack.files.length
  let parts = 0
  const show = (files: ProofFiles) => {
    if (!signal.aborted) $proof.set({ state: 'ready', pack, files })
  }
  try {
    const { zipped, left } = await zipLicenses(pack.files, {
      fetchFile: (license, onFileProgress) =>
        fetchFile(license, onFileProgress, signal),
      onPart(part) {
        parts += 1
        save(`${pack.name}-files-${parts}.zip`, part)
      },
      onProgress: done => show({ state: 'fetching', done, total }),
      signal
    })
    show({ state: 'done', zipped, parts, left })
  } catch (error) {
    if (!signal.aborted) showError(error, licenseFailures)
  } finally {
    forgetCode()
  }
}

async function fetchFile(
  entry: LedgerEntry,
  onProgress: OnProgress,
  signal: AbortSignal
): Promise<StoredFile> {
  const { licenseId, size } = entry
  if (licenseId === null) {
    throw new ClearedError('license-not-downloadable', 'It has no file.')
  }
  const { mediaType } = entry
  const verificationCode = $verificationCode.get().trim()
  const url = await fetchDownload(
    { mediaType, licenseId, size, verificationCode },
    signal
  )
  const file = new SummedBlob()
  await streamLicensedFile(url, file, { signal, onProgress, limit: maxZipped })
  const { stored, head } = file
  if (!isToSave(entry)) return stored
  return { ...stored, end: checkFile(entry, head, stored.content.size).end }
}

/** ZIPs that were already saved remain. */
function cancelProofFiles(): void {
  const shown = $proof.get()
  if (shown.state !== 'ready') return
  latest.start()
  $proof.set({ ...shown, files: { state: 'idle' } })
}

async function readPack(
  scope: ProofScope,
  signal: AbortSignal
): Promise<ProofPack> {
  const isSelection = scope === 'selection'
  const [found, ledger, selected] = await Promise.all([
    controller.findComps({}, { signal }),
    loadFileRecords('license', signal),
    isSelection ? controller.findSelectedAssets({}, { signal }) : null
  ])
  const isMeant = (one: AssetRef) =>
    !selected || selected.assets.some(other => isSameAsset(other, one))
  const inFile = groupUses(found)
  const assets = inFile.assets.filter(isMeant)
  renewDetails()
  const meant = ledger.records.filter(isMeant)
  const [history] = await Promise.all([
    readHistory([...assets, ...ledger.records], signal),
    fetchDetails([...assets, ...meant].map(assetKey), signal)
  ])
  const thumbnails = await fetchThumbnails(meant, signal)
  const unreadPages = found.pages.filter(({ checkedAt }) => checkedAt === null)
  return toProofPack({
    fileName: $fileName.get(),
    fileId: $fileId.get(),
    isSelection,
    rows: toProofRows({
      ledger: meant,
      shown: assets.map(toShown),
      history,
      describe: asset => detailsOf(assetKey(asset))?.description ?? ''
    }),
    downloadable: new Set(
      history?.flatMap(one => (one.isDownloadable ? keyOf(one) : []))
    ),
    unclear: selected ? selected.unclear : inFile.unclear.length,
    unread: ledger.unread,
    beyond: ledger.beyond,
    unreadPages: unreadPages.map(({ name }) => name),
    thumbnails,
    terms: platform().addresses.terms
  })
}

function keyOf({ id, mediaType }: License): string {
  return licenseKey({ mediaType, licenseId: id })
}

/**
 * The account's history of these assets' media. Null when nobody is signed in
 * or a history is unavailable.
 */
async function readHistory(
  assets: readonly AssetRef[],
  signal: AbortSignal
): Promise<readonly License[] | null> {
  const session = $session.get()
  if (session.state === 'out' || !session.canSeeHistory) return null
  try {
    const histories = await Promise.all(
      mediaOf(assets).map(one => readAccount(session.userId, one, signal))
    )
    return histories.flatMap(({ licenses }) => [...licenses.values()])
  } catch {
    return null // nothing is confirmed then, and the proof says so
  }
}

function toShown(asset: FoundAsset) {
  const { assetId, mediaType, state, uses } = asset
  const description = detailsOf(assetKey(asset))?.description ?? ''
  return {
    assetId,
    mediaType,
    state,
    uses: uses.length,
    description,
    isRemoved: isRemoved(asset)
  }
}
