import type { Host } from '../../shared/host.ts'
import { act } from '../../controls/act.ts'
import { type Command, isOffered } from './command.ts'
import { readableChord } from './readable-chord.ts'

interface Props {
  command: Command
  host: Host
  onDone: () => void
}

/** A command in a menu, with its key. */
export function CommandItem(props: Props) {
  const { command, host, onDone } = props
  const offered = isOffered(command, host)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={!offered}
      onClick={() => {
        if (!offered) return
        onDone()
        act(() => command.run(host))
      }}
    >
      {command.label}
      <kbd>{readableChord(command.keys[0] ?? '')}</kbd>
    </button>
  )
}
