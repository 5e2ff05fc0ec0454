import type { AssetRef } from '../../../contract/document.ts'
import type { OnProgress } from '../../api/download.ts'
import { platform } from '../../platform/platform.ts'
import { updateItem } from '../purchase/licensing.ts'

/** Milliseconds between two reports. */
const pause = 100

/** Shows how much of a file has arrived, at most ten times a second. */
export function reportProgress(asset: AssetRef): OnProgress {
  let last = -Infinity
  return (done, total) => {
    const now = platform().now()
    // The clock may have been set back.
    if (done < total && Math.abs(now - last) < pause) return
    last = now
    updateItem(asset, { progress: { done, total } })
  }
}
