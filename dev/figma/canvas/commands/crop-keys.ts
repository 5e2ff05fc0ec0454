import type { Host } from '../../shared/host.ts'
import { chordOf } from './chord.ts'
import { commandOf } from './commands.ts'
import { $crop, applyCrop, cancelCrop, dragCrop } from '../gestures/crop.ts'
import { isControl } from '../../controls/is-control.ts'
import { nudgeOf } from './nudge.ts'
import { $view } from '../../scene/view.ts'

/** While a picture is cropped, keys are about it and edit nothing else. */
export function pressCropKey(host: Host, event: KeyboardEvent): boolean {
  if (!$crop.get()) return false
  const step = nudgeOf(event)
  if (step && !isControl(event.target)) {
    const { zoom } = $view.get()
    dragCrop(step.x * zoom, step.y * zoom)
    return true
  }
  const chord = chordOf(event)
  if (chord === 'Escape' || chord === 'Control+Z') cancelCrop()
  else if (chord === 'Enter' && !isControl(event.target)) applyCrop(host)
  else return commandOf(chord)?.edits === true
  return true
}
