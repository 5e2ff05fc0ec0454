import { copyByMenu, cutByMenu, pasteByMenu } from './clipboard.ts'
import type { Command } from './command.ts'
import { $renaming } from '../gestures/renaming.ts'
import { $selection } from '../../scene/scene.ts'

export const editCommands: Command[] = [
  {
    label: 'Undo',
    keys: ['Control+Z'],
    edits: true,
    run: host => host.user.undo()
  },
  {
    label: 'Redo',
    keys: ['Control+Shift+Z', 'Control+Y'],
    edits: true,
    run: host => host.user.redo()
  },
  {
    label: 'Copy',
    keys: ['Control+C'],
    selected: true,
    run: copyByMenu
  },
  {
    label: 'Cut',
    keys: ['Control+X'],
    edits: true,
    selected: true,
    run: cutByMenu
  },
  {
    label: 'Paste',
    keys: ['Control+V'],
    edits: true,
    run: pasteByMenu
  },
  {
    label: 'Duplicate',
    keys: ['Control+D'],
    edits: true,
    selected: true,
    run: host => void host.user.duplicate($selection.get())
  },
  {
    label: 'Rename',
    keys: ['Control+R', 'F2'],
    edits: true,
    selected: true,
    run: () => $renaming.set($selection.get()[0] ?? '')
  },
  {
    label: 'Delete',
    keys: ['Delete', 'Backspace'],
    edits: true,
    selected: true,
    run: host => host.user.remove($selection.get())
  }
]
