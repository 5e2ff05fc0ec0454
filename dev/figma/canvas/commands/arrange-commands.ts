import type { Host } from '../../shared/host.ts'
import type { Command } from './command.ts'
import { $selection } from '../../scene/scene.ts'

function arrange(
  label: string,
  keys: string[],
  change: (host: Host, ids: string[]) => void
): Command {
  const run = (host: Host): void => change(host, $selection.get())
  return { label, keys, edits: true, selected: true, run }
}

/** All of them on, or all of them off where they are on already. */
function toggle(host: Host, ids: string[], member: 'locked' | 'visible'): void {
  const { values } = host.layerFacts(ids)
  host.user.set(ids, { [member]: values[member] !== true })
}

export const arrangeCommands: Command[] = [
  arrange('Group selection', ['Control+G'], ({ user }, ids) => {
    user.group(ids)
  }),
  arrange(
    'Ungroup selection',
    ['Control+Shift+G', 'Control+Backspace'],
    ({ user }, ids) => user.ungroup(ids)
  ),
  arrange('Bring forward', ['Control+]'], ({ user }, ids) =>
    user.order(ids, 'forward')
  ),
  arrange('Send backward', ['Control+['], ({ user }, ids) =>
    user.order(ids, 'backward')
  ),
  arrange('Bring to front', [']'], ({ user }, ids) => user.order(ids, 'front')),
  arrange('Send to back', ['['], ({ user }, ids) => user.order(ids, 'back')),
  arrange('Show or hide', ['Control+Shift+H'], (host, ids) =>
    toggle(host, ids, 'visible')
  ),
  arrange('Lock or unlock', ['Control+Shift+L'], (host, ids) =>
    toggle(host, ids, 'locked')
  )
]
