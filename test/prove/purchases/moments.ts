import { savedKeys } from '../../../contract/saved.ts'
import { journalState } from './machine.ts'
import type { Machine } from './machine.ts'
import type { SmallWindow } from './small-window.ts'

/** States of all purchases as the journals have them now, and `planned`. */
export function momentsOf({
  machines,
  windows
}: {
  machines: readonly Machine[]
  windows: readonly SmallWindow[]
}): Set<string> {
  const states = new Set(machines.flatMap(journalStates))
  const isPlanned = ({ isOpen, panel }: SmallWindow) =>
    isOpen && ['planning', 'confirm'].includes(panel.$licensing.get().state)
  if (windows.some(isPlanned)) states.add('planned')
  return states
}

export function journalStates({ stored }: Machine): string[] {
  return [...stored]
    .filter(([key]) => key.startsWith(savedKeys.journal))
    .map(([, text]) => journalState(text))
}
