import type { Selection } from '../../contract/selection.ts'
import { describeSelection } from './describe-selection.ts'

/** Tells of the newest selection, once for changes that come together. */
export function watchSelection(tell: (selection: Selection) => void): void {
  let isWaiting = false
  figma.on('selectionchange', () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      tell(describeSelection())
    }, 0)
  })
}
