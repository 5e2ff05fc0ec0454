import type { Bundles } from './bundles.ts'
import type { Choices } from './choices.ts'
import { heal } from './heal.ts'
import { judge } from './judge.ts'
import { accountOf, act } from './person.ts'
import type { Wishes } from './person.ts'
import type { SmallWindow } from './small-window.ts'
import { noteStates, strike } from './strike.ts'
import { createWorld } from './world.ts'
import type { RunOptions, World } from './world.ts'

/** How a run ended. */
export interface RunResult {
  /** Everything that is wrong, in sentences; empty when the run holds. */
  problems: string[]
  struck: ReadonlySet<string>
  /** What the faults struck, as `cellOf` names it. */
  cells: ReadonlySet<string>
  /** Items of license requests that arrived at the service. */
  arrivals: number
  /** The choices that the run made. */
  choices: readonly number[]
}

/** Milliseconds after which people have closed their windows. */
const longPause = 10 * 3_600_000

/** Possible milliseconds between two actions of people. */
const pauses = [
  200_000,
  0,
  4,
  10,
  20,
  35,
  50,
  70,
  100,
  150,
  300,
  2500,
  12_000,
  70_000,
  130_000,
  3_600_000,
  36_000_000,
  8 * 24 * 3_600_000
]

/** One run: people license while faults strike, then everything heals. */
export async function runWorld(
  bundles: Bundles,
  choices: Choices,
  options: RunOptions = {}
): Promise<RunResult> {
  const world = createWorld(bundles, choices, options)
  const wishes: Wishes = { consents: [], givenUp: new Set() }
  world.machines.forEach(machine =>
    world.signIn(machine, accountOf(machine.person))
  )
  const actions = 3 + choices.pick(8)
  for (let i = 0; i < actions; i += 1) {
    strike(world)
    const window = chooseWindow(world)
    if (!choices.chance(12)) await waitUntilReady(world, window)
    noteStates(world, window)
    act(world, wishes, window)
    const pause = pauses[choices.pick(pauses.length)] ?? 0
    if (pause >= longPause) world.windows.forEach(one => one.close())
    await world.timeline.pass(pause)
  }
  world.faults.end()
  world.gateway.isAway = false
  await heal(world, wishes)
  return {
    problems: [...world.problems, ...judge(world, wishes)],
    struck: world.faults.struck,
    cells: world.faults.cells,
    arrivals: world.service.arrivals.length,
    choices: choices.taken
  }
}

/** Waits until the window is no longer planning. */
async function waitUntilReady(
  { timeline }: World,
  { panel }: SmallWindow
): Promise<void> {
  const start = timeline.now()
  await timeline.pass(15)
  const isBusy = () => panel.$licensing.get().state === 'planning'
  while (isBusy() && timeline.now() - start < 60_000) await timeline.pass(200)
}

function chooseWindow(world: World): SmallWindow {
  const { choices, faults, machines, files } = world
  const open = world.windows.filter(({ isOpen }) => isOpen)
  const wantsNew = open.length === 0 || faults.strikes('second-window')
  const known = open[choices.pick(open.length)]
  if (known && !wantsNew && !hasUnused(world)) return known
  const machine = machines[choices.pick(machines.length)]
  const file = files[choices.pick(files.length)]
  if (!machine || !file) throw new Error('There is no machine or file.')
  const same = open.find(one => one.machine === machine && one.file === file)
  if (same && !wantsNew) return same
  return world.open(machine, file)
}

/** Whether to open a window on a machine that has none open. */
function hasUnused({ choices, machines, windows, files }: World): boolean {
  if (machines.length + files.length === 2) return false
  const open = windows.filter(({ isOpen }) => isOpen)
  const isUsed = (machine: object) => open.some(one => one.machine === machine)
  return machines.every(isUsed) ? false : choices.chance(2)
}
