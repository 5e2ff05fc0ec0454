import type { Host } from '../../shared/host.ts'
import { $selection } from '../../scene/scene.ts'

/** Something that a person does by key or from a menu. */
export interface Command {
  label: string
  /** Chords as `chordOf` writes them, the best known first. */
  keys: string[]
  /** False leaves the key to the browser. */
  run: (host: Host) => boolean | void
  /** Changes the document. */
  edits?: boolean
  /** Needs a selection. */
  selected?: boolean
  /** Only by key, as it is of no use in a menu. */
  hidden?: boolean
}

/** Whether it can do anything now. */
export function isOffered(command: Command, host: Host): boolean {
  if (command.edits && !host.canEdit()) return false
  return !command.selected || $selection.get().length > 0
}
