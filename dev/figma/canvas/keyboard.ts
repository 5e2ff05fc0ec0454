import type { Host } from '../core/host.ts'
import { act } from './act.ts'
import { chordOf } from './chord.ts'
import { followClipboard } from './clipboard.ts'
import { isOffered } from './command.ts'
import { commandOf } from './commands.ts'
import { $crop, applyCrop, cancelCrop } from './crop.ts'
import { $panning } from './gesture.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { $selection } from './scene.ts'

const nudges: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Their events come from the browser, which alone may touch the clipboard. */
const browsers = ['Control+C', 'Control+X', 'Control+V', 'Control+Shift+V']

/** Keys that buttons and lists need for themselves. */
const ofControls = ['Enter', 'Shift+Enter', 'Tab', 'Shift+Tab']

/** The editor's keys, wherever the focus is except in a field or a list. */
export function followKeyboard(host: Host): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    if (pressKey(host, event)) event.preventDefault()
  }
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ') $panning.set(false)
  }
  const endClipboard = followClipboard(host)
  document.addEventListener('keydown', press)
  document.addEventListener('keyup', release)
  return () => {
    endClipboard()
    document.removeEventListener('keydown', press)
    document.removeEventListener('keyup', release)
  }
}

function pressKey(host: Host, event: KeyboardEvent): boolean {
  if (pressCropKey(host, event)) return true
  if (event.key === ' ') {
    if (isControl(event.target)) return false
    $panning.set(true)
    return true
  }
  if (nudges[event.key]) return nudge(host, event)
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

function pressCropKey(host: Host, event: KeyboardEvent): boolean {
  if (!$crop.get()) return false
  if (event.key === 'Escape') cancelCrop()
  else if (event.key === 'Enter' && !isControl(event.target)) applyCrop(host)
  else return false
  return true
}

function nudge(host: Host, event: KeyboardEvent): boolean {
  const [dx, dy] = nudges[event.key] ?? [0, 0]
  const ids = $selection.get()
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  if (ids.length === 0 || isControl(event.target)) return false
  if (!host.canEdit()) return false
  const step = event.shiftKey ? 10 : 1
  act(() => host.user.move(ids, dx * step, dy * step))
  return true
}

function isCanvas(target: EventTarget | null): boolean {
  const canvas = '[role=application], body'
  return target instanceof Element && target.matches(canvas)
}

function isControl(target: EventTarget | null): boolean {
  const controls = 'button, input, summary, [role=tree]'
  return target instanceof Element && target.closest(controls) !== null
}
