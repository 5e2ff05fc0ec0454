import { computed } from 'nanostores'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { $statesInFile } from '../../library/states-in-file.ts'
import type { StateInFile } from '../../library/states-in-file.ts'
import { choosableUses } from '../check/group-uses.ts'
import { asideId } from './aside-id.ts'
import { rightsOf } from './asset-rights.ts'
import type { AssetRights } from './asset-rights.ts'
import { guardUses } from './guard.ts'
import type { GuardedFrame } from './guard.ts'
import { judge } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { $confirmed, confirmationOf } from './confirmations.ts'
import { $file } from '../check/file.ts'
import type { FileAsset } from '../check/file.ts'
import { $fileRecords } from '../check/file-records.ts'
import { $frames, isEditorial } from './guarded-frames.ts'

/** An asset of the file and its rights. */
export interface CheckedAsset {
  found: FileAsset
  rights: AssetRights
  /** For an editorial asset. */
  frames: readonly GuardedFrame[]
}

/** A comp that was placed since the check. */
export type PlacedAsset = Omit<CheckedAsset, 'found'> & { found: AssetRef }

export interface FileRights {
  assets: readonly CheckedAsset[]
  /** They count at once, before a check has found them. */
  placed: readonly PlacedAsset[]
  verdict: Verdict
}

/** Null before the file is checked. */
export const $rights = computed(
  [$file, $fileRecords, $frames, $confirmed, $statesInFile],
  (
    file,
    { asides, answers, marks },
    frames,
    confirmed,
    states
  ): FileRights | null => {
    if (file.state !== 'ready') return null
    const facts = { frames, marks, answers }
    const assets = file.assets.map(found => ({
      found,
      rights: rightsOf(found, {
        confirmation: confirmationOf(confirmed, found),
        aside: asides.get(asideId(found)) ?? null
      }),
      frames: isEditorial(found) ? guardUses(found, found.uses, facts) : []
    }))
    const { length: unclear } = choosableUses(file.unclear)
    const placed = placedSince(file.assets, states)
    const verdict = judge([...assets, ...placed], file.pages, unclear)
    return { assets, placed, verdict }
  }
)

function placedSince(
  found: readonly FileAsset[],
  states: ReadonlyMap<string, StateInFile>
): PlacedAsset[] {
  const known = new Set(found.map(assetKey))
  const isNew = (key: string) => states.get(key) === 'comp' && !known.has(key)
  return [...states.keys()].filter(isNew).map(key => ({
    found: assetOfKey(key),
    rights: newComp,
    frames: []
  }))
}

const newComp = rightsOf(
  { state: 'comp', isAdopted: false, isRemoved: false, license: null },
  { confirmation: 'unchecked', aside: null }
)
