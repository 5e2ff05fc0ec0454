import type { Choices } from '../purchases/choices.ts'
import type { LastStep } from './killable-process.ts'
import type { KillTarget, ServerName } from './killable-servers.ts'

/** What goes wrong in a case. */
export interface CaseFaults {
  /** The step at which each process in turn dies. */
  lives: Record<ServerName, LastStep[]>
  /** What dies at the gateway's steps, if its store is a process. */
  target: KillTarget
  /** Milliseconds by which the person's clock is wrong. */
  skew: number
  /** Milliseconds of the clock until a dead process is restarted. */
  downFor: number
  /** The browser repeats a request whose connection was cut. */
  repeats: boolean
  /** The panel is closed when a process dies. */
  closes: boolean
}

export const noFaults: CaseFaults = {
  lives: { gateway: [], service: [] },
  target: 'gateway',
  skew: 0,
  downFor: 0,
  repeats: false,
  closes: false
}

/** The steps of each server in a case without faults. */
export type KnownSteps = Record<ServerName, readonly string[]>

const targets: readonly KillTarget[] = [
  'gateway',
  'gateway',
  'store',
  'both',
  'contents',
  'contents'
]

const minute = 60_000
const skews = [0, 0, 0, 16 * minute, 65 * minute, -20 * minute, -1560 * minute]

/** The last step before the gateway relies on its store for the outcome. */
const answered = 'after it asked POST /v2/images/licenses'

/** Seconds; the last is longer than a lease. */
const downTimes = [0, 0, 0, 4, 30, 200]

/** One to three deaths at known steps. */
export function chooseFaults(choices: Choices, known: KnownSteps): CaseFaults {
  const lives: CaseFaults['lives'] = { gateway: [], service: [] }
  const target = targets[choices.pick(targets.length)] ?? 'gateway'
  const steps = target === 'contents' ? whileSending(known) : known
  do {
    const who = choices.chance(3) ? 'service' : 'gateway'
    lives[who].push(chooseStep(choices, steps[who]))
  } while (lives.gateway.length + lives.service.length < 3 && choices.chance(3))
  const downFor = 1000 * (downTimes[choices.pick(downTimes.length)] ?? 0)
  // The browser repeats at once, so the server must be up again by then.
  const repeats = choices.chance(2) && downFor === 0
  const closes = choices.chance(4)
  const skew = skews[choices.pick(skews.length)] ?? 0
  return { lives, target, skew, downFor, repeats, closes }
}

/** Later steps are left out: a store that forgets an outcome repeats it. */
function whileSending({ gateway, service }: KnownSteps): KnownSteps {
  return { gateway: gateway.slice(0, gateway.indexOf(answered) + 1), service }
}

/** Half of the time by name, so that rare steps are chosen more often. */
function chooseStep(choices: Choices, steps: readonly string[]): LastStep {
  const names = [...new Set(steps)]
  return choices.chance(2)
    ? (names[choices.pick(names.length)] ?? 0)
    : 1 + choices.pick(steps.length)
}
