import { arrangeCommands } from './arrange-commands.ts'
import type { Command } from './command.ts'
import { editCommands } from './edit-commands.ts'
import { exportCommands } from './export-commands.ts'
import { selectCommands } from './select-commands.ts'
import { viewCommands } from './view-commands.ts'

interface CommandGroup {
  label: string
  commands: Command[]
}

/** All that keys, the context menu and the list of shortcuts know. */
export const commandGroups: CommandGroup[] = [
  { label: 'Edit', commands: editCommands },
  { label: 'Arrange', commands: arrangeCommands },
  { label: 'Export', commands: exportCommands },
  { label: 'Select', commands: selectCommands },
  { label: 'View and tools', commands: viewCommands }
]

const byChord = new Map<string, Command>()

for (const { commands } of commandGroups) {
  for (const command of commands) {
    for (const chord of command.keys) byChord.set(chord, command)
  }
}

/** The command of these keys, if there is one. */
export function commandOf(chord: string): Command | undefined {
  return byChord.get(chord)
}
