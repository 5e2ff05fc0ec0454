import type { Host } from '../../shared/host.ts'
import type { Point } from '../../shared/matrix.ts'
import { act } from '../../controls/act.ts'
import { chordOf } from './chord.ts'
import { followClipboard } from './clipboard.ts'
import { isOffered } from './command.ts'
import { commandOf } from './commands.ts'
import { pressCropKey } from './crop-keys.ts'
import { $panning } from '../gestures/gesture.ts'
import { isControl } from '../../controls/is-control.ts'
import { isInField } from './is-in-field.ts'
import { nudgeOf } from './nudge.ts'
import { $selection } from '../../scene/scene.ts'

/** Their events come from the browser, which alone may touch the clipboard. */
const browsers = ['Control+C', 'Control+X', 'Control+V']

/** Keys that buttons and lists need for themselves. */
const ofControls = ['Enter', 'Shift+Enter']

/** The editor's keys, wherever the focus is except in a field or a list. */
export function followKeyboard(host: Host): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isInField(event.target)) return
    if (asksForMenu(event)) focusCanvas()
    if (pressKey(host, event)) event.preventDefault()
  }
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ') stopPanning()
  }
  const endClipboard = followClipboard(host)
  document.addEventListener('keydown', press)
  document.addEventListener('keyup', release)
  // A key that is let go in the panel or another window sends no event.
  addEventListener('blur', stopPanning)
  return () => {
    endClipboard()
    removeEventListener('blur', stopPanning)
    document.removeEventListener('keydown', press)
    document.removeEventListener('keyup', release)
  }
}

function stopPanning(): void {
  $panning.set(false)
}

function pressKey(host: Host, event: KeyboardEvent): boolean {
  if (pressCropKey(host, event)) return true
  if (event.key === ' ') {
    if (isControl(event.target)) return false
    $panning.set(true)
    return true
  }
  const step = nudgeOf(event)
  if (step) return nudge(host, step, event.target)
  const chord = chordOf(event)
  const command = commandOf(chord)
  if (!command || browsers.includes(chord)) return false
  if (ofControls.includes(chord) && !isCanvas(event.target)) return false
  if (!isOffered(command, host)) return isReserved(chord)
  return act(() => command.run(host)) !== false
}

/** Without this the browser would reload or bookmark the page. */
function isReserved(chord: string): boolean {
  return chord === 'Control+R' || chord === 'Control+D'
}

function nudge(host: Host, by: Point, target: EventTarget | null): boolean {
  const ids = $selection.get()
  if (ids.length === 0 || isControl(target)) return false
  if (!host.canEdit()) return false
  act(() => host.user.move(ids, by.x, by.y))
  return true
}

/** The browser then opens the menu where the focus is. */
function asksForMenu({ key, shiftKey, target }: KeyboardEvent): boolean {
  const isKey = key === 'ContextMenu' || (key === 'F10' && shiftKey)
  return isKey && target === document.body
}

function focusCanvas(): void {
  const canvas = document.querySelector<HTMLElement>('[role=application]')
  canvas?.focus({ preventScroll: true })
}

function isCanvas(target: EventTarget | null): boolean {
  const canvas = '[role=application], body'
  return target instanceof Element && target.matches(canvas)
}
