import { ClearedError } from '../../contract/errors.ts'
import type { Selection } from '../../contract/selection.ts'
import { controller } from '../platform/controller.ts'
import type { LeftOut } from './left-out.ts'
import { placingWords } from './words.ts'
import { showCanvasError } from './canvas-notice.ts'
import { showLeftOut } from './left-out-notice.ts'
import type { NoticeAction } from '../shell/notices.ts'
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
  const error = new ClearedError(only ?? code, 'Nothing to fill.')
  showCanvasError(error, groupOffer(selection))
}

/** Offers to select the group of which only parts are selected. */
function groupOffer({ layers }: Selection): NoticeAction | undefined {
  const groups = new Set(layers.map(({ groupId }) => groupId))
  const nodeIds = [...groups].filter(id => id !== undefined)
  if (nodeIds.length === 0) return undefined
  return {
    text: placingWords.get().selectGroups(nodeIds.length),
    run: () => void controller.selectNodes({ nodeIds }).catch(showCanvasError)
  }
}

/** The selected layers that cannot hold a picture. */
export function refusedOf({ layers }: Selection): LeftOut[] {
  return layers.flatMap(({ name, refusal }) =>
    refusal ? [{ name, error: { code: refusal, message: '' } }] : []
  )
}
