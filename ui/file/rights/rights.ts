import { computed } from 'nanostores'
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

export interface FileRights {
  assets: readonly CheckedAsset[]
  verdict: Verdict
}

/** Null before the file is checked. */
export const $rights = computed(
  [$file, $fileRecords, $frames, $confirmed],
  (file, { asides, answers, marks }, frames, confirmed): FileRights | null => {
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
    return { assets, verdict: judge(assets, file.pages, unclear) }
  }
)
