import { atom } from 'nanostores'
import { readScene } from '../scene/scene.ts'
import { showHostNotice } from '../controls/notices.ts'
import { $plugin, startAgain } from './run-plugin.ts'
import { $session } from './session.ts'
import { $isFigJam } from '../frames/theme.ts'
import {
  hostOptions,
  readSettings,
  type Switches,
  withSwitches
} from './settings.ts'

/** The current switches, which the page's address holds too. */
export const $switches = atom<Switches>(readSettings(new URLSearchParams()))

$switches.subscribe(({ editorType }) => $isFigJam.set(editorType === 'figjam'))

/** Takes a switch over; a plugin that runs starts again, and it is said. */
export async function changeSwitch(change: Partial<Switches>): Promise<void> {
  const switches = { ...$switches.get(), ...change }
  $switches.set(switches)
  history.replaceState(null, '', withSwitches(location.href, switches))
  const session = $session.get()
  session?.host.configure(hostOptions(switches))
  // Seat and editor decide what may be edited.
  if (session) readScene(session.host)
  if ($plugin.get().kind !== 'running') return
  const name = session?.plugin.manifest.name ?? 'The plugin'
  showHostNotice(`${name} starts again, because ${describe(change)}.`)
  await startAgain()
}

function describe(change: Partial<Switches>): string {
  const { editorType, es, seat, team, memory, running } = change
  if (editorType !== undefined) return `the editor is ${editorType} now`
  if (es !== undefined) return `the language level is ${es} now`
  if (seat !== undefined) return `the seat is ${seat} now`
  if (team !== undefined) return `the team is ${team} now`
  if (memory) return `it may use ${memory} MB now`
  if (running) return `it may run ${running} s without a pause now`
  return memory === null
    ? 'it may use as much memory as usual now'
    : 'it may run without a pause as long as usual now'
}
