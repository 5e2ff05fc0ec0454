import { atom } from 'nanostores'
import { toAssetRef } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { Frame } from '../../../contract/finding.ts'
import { controller } from '../../platform/controller.ts'
import { answerId } from './guard.ts'
import { $file } from '../check/file.ts'
import type { FileAsset, FileState } from '../check/file.ts'
import { deleteRecord, saveRecords } from '../check/file-records.ts'
import { signature } from '../../account/person-name.ts'
import { showError } from '../../shell/notices.ts'
import { Latest } from '../../platform/latest.ts'

/** The frames around layers with editorial assets, outermost first. */
export const $frames = atom<ReadonlyMap<string, readonly Frame[]>>(new Map())

const latest = new Latest()

/** It must not be used in advertising. */
export function isEditorial({ asset, license }: FileAsset): boolean {
  return asset?.isEditorial ?? license?.isEditorial ?? false
}

/** Records why an asset may stay in an advertising frame. */
export function keepInFrame(
  asset: AssetRef,
  frameId: string,
  reason: string
): Promise<boolean> {
  const id = answerId(asset, frameId)
  const what = { ...toAssetRef(asset), frameId, reason }
  const answer = { ...signature(), id, ...what }
  return saveRecords('answer', [answer])
}

/** The warning is shown again. */
export function withdrawAnswer(
  asset: AssetRef,
  frameId: string
): Promise<boolean> {
  return deleteRecord('answer', answerId(asset, frameId))
}

/** Records what a frame is for, whatever its name says. */
export function markFrame(
  frameId: string,
  isAdvertising: boolean
): Promise<boolean> {
  return saveRecords('mark', [{ ...signature(), id: frameId, isAdvertising }])
}

async function findFrames(file: FileState): Promise<void> {
  if (file.state !== 'ready') return
  const signal = latest.start()
  const uses = file.assets.filter(isEditorial).flatMap(({ uses }) => uses)
  const nodeIds = [...new Set(uses.flatMap(({ nodeId }) => nodeId ?? []))]
  if (nodeIds.length === 0) return $frames.set(new Map())
  try {
    const found = await controller.findFrames({ nodeIds }, { signal })
    if (signal.aborted) return
    $frames.set(new Map(found.frames.map((one, i) => [nodeIds[i] ?? '', one])))
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}

$file.listen(file => void findFrames(file))
