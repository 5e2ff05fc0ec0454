import { toErrorData } from '../../contract/errors.ts'
import { platform } from '../platform.ts'
import { wordsFor } from '../words.ts'
import { $isDialogOpen, dismissNotice, showNotice } from './notices.ts'
import { $selection } from './selection.ts'
import { $view } from './view.ts'

/** Milliseconds that it stays when the person turns to something else. */
const readFor = 6000

let shown: number | null = null

/** What the last action on the canvas could not do. */
export function showCanvasNotice(text: string): void {
  clearCanvasNotice()
  shown = showNotice('error', text)
}

/** Why it failed; a cancelled action is no news. */
export function showCanvasError(thrown: unknown): void {
  const error = toErrorData(thrown)
  if (error.code !== 'cancelled') showCanvasNotice(wordsFor(error, 'place'))
}

/** The next action has begun. */
export function clearCanvasNotice(): void {
  if (shown !== null) dismissNotice(shown)
  shown = null
}

$selection.listen(() => void clearSoon())
$view.listen(() => void clearSoon())
$isDialogOpen.listen(clearCanvasNotice)

async function clearSoon(): Promise<void> {
  const old = shown
  if (old === null) return
  await platform().wait(readFor)
  if (shown === old) clearCanvasNotice()
}
