import { ClearedError } from '../../contract/errors.ts'
import type { Selection } from '../../contract/selection.ts'
import type { LeftOut } from './left-out.ts'
import { placingWords } from './words.ts'
import { showCanvasError } from './canvas-notice.ts'
import { showLeftOut } from './left-out-notice.ts'
import { $selection } from '../shell/selection.ts'

/** Explains why none of the selected layers can be filled. */
export function refuseSelection(): void {
  const t = placingWords.get()
  const selection = $selection.get()
  const reasons = new Set(selection.layers.map(({ refusal }) => refusal))
  if (reasons.size > 1) {
    return showLeftOut(t.keptOldFill, refusedOf(selection))
  }
  const [only] = reasons
  const code = selection.count === 0 ? 'nothing-selected' : 'no-fillable-layer'
  showCanvasError(new ClearedError(only ?? code, 'Nothing to fill.'))
}

/** The selected layers that cannot hold a picture. */
export function refusedOf({ layers }: Selection): LeftOut[] {
  return layers.flatMap(({ name, refusal }) =>
    refusal ? [{ name, error: { code: refusal, message: '' } }] : []
  )
}
