import { act } from '../controls/act.ts'
import { isOffered } from '../canvas/commands/command.ts'
import { commandOf } from '../canvas/commands/commands.ts'
import type { Host } from '../shared/host.ts'
import { IconButton } from '../controls/icon-button.tsx'
import type { IconName } from '../controls/icons.tsx'

interface Props {
  /** The command's key, as `chordOf` writes it. */
  chord: string
  icon: IconName
  host: Host | undefined
  pressed?: boolean
}

/** A command that is always in sight. */
export function CommandButton(props: Props) {
  const { chord, icon, host, pressed } = props
  const command = commandOf(chord)
  if (!command) return null
  return (
    <IconButton
      icon={icon}
      label={command.label}
      shortcut={chord}
      disabled={!host || !isOffered(command, host)}
      {...(pressed !== undefined && { pressed })}
      onClick={() => host && act(() => command.run(host))}
    />
  )
}
