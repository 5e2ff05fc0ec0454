import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'
import { errorText } from '../words/error-texts.ts'
import { placeFailures } from './words.ts'
import { $isDialogOpen, dismissNotice, showNotice } from '../shell/notices.ts'
import type { NoticeAction } from '../shell/notices.ts'
import { $selection } from '../shell/selection.ts'
import { $view } from '../shell/view.ts'

/** Milliseconds that it stays once the person turns to something else. */
const readingTime = 6000

let shown: number | null = null
let expected: readonly string[] = []

/** Shows what the last action, which selects these layers, could not do. */
export function showCanvasNotice(
  text: string,
  selected: readonly string[] = [],
  error?: ErrorData,
  action?: NoticeAction
): void {
  clearCanvasNotice()
  shown = showNotice('error', text, action, error)
  expected = selected
}

/** Shows why it failed; ignores a cancelled action. */
export function showCanvasError(thrown: unknown, action?: NoticeAction): void {
  const error = toErrorData(thrown)
  if (error.code !== 'cancelled')
    showCanvasNotice(errorText(error, placeFailures), [], error, action)
}

/** The next action has begun. */
export function clearCanvasNotice(): void {
  if (shown !== null) dismissNotice(shown)
  shown = null
}

$selection.listen(({ layers }) => {
  const isExpected =
    layers.length > 0 && layers.every(one => expected.includes(one.nodeId))
  if (!isExpected) void clearSoon()
})
$view.listen(() => void clearSoon())
$isDialogOpen.listen(isOpen => {
  if (isOpen) clearCanvasNotice()
})

async function clearSoon(): Promise<void> {
  const old = shown
  if (old === null) return
  await platform().wait(readingTime)
  if (shown === old) clearCanvasNotice()
}
