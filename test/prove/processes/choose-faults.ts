import type { Choices } from '../purchases/choices.ts'
import type { LastStep } from './killable-process.ts'
import type { KillTarget, ServerName } from './killable-servers.ts'

/** What goes wrong in a case. */
export interface CaseFaults {
  /** The last step of each life. */
  lives: Record<ServerName, LastStep[]>
  /** Who dies at the gateway's steps, if its store is a process. */
  target: KillTarget
  /** Milliseconds that the person's clock is wrong by. */
  skew: number
  /** Milliseconds of the clock until who died is there again. */
  downFor: number
  /** The browser sends what was cut off once more, by itself. */
  repeats: boolean
  /** The panel is closed when somebody dies. */
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

/** What each did in a case in which nothing went wrong. */
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

/** From here on the gateway knows how a purchase ended from its store alone. */
const answered = 'after it asked POST /v2/images/licenses'

/** Seconds; the last is longer than a lease. */
const downTimes = [0, 0, 0, 4, 30, 200]

/** One to three deaths, at steps that a case has. */
export function chooseFaults(choices: Choices, known: KnownSteps): CaseFaults {
  const lives: CaseFaults['lives'] = { gateway: [], service: [] }
  const target = targets[choices.pick(targets.length)] ?? 'gateway'
  const steps = target === 'contents' ? whileSending(known) : known
  do {
    const who = choices.chance(3) ? 'service' : 'gateway'
    lives[who].push(chooseStep(choices, steps[who]))
  } while (lives.gateway.length + lives.service.length < 3 && choices.chance(3))
  const downFor = 1000 * (downTimes[choices.pick(downTimes.length)] ?? 0)
  // The browser does it at once, so somebody must be there by then.
  const repeats = choices.chance(2) && downFor === 0
  const closes = choices.chance(4)
  const skew = skews[choices.pick(skews.length)] ?? 0
  return { lives, target, skew, downFor, repeats, closes }
}

/** A store that forgets what is over lets a late copy through. */
function whileSending({ gateway, service }: KnownSteps): KnownSteps {
  return { gateway: gateway.slice(0, gateway.indexOf(answered) + 1), service }
}

/** Any, or one of those whose names are rare. */
function chooseStep(choices: Choices, steps: readonly string[]): LastStep {
  const names = [...new Set(steps)]
  return choices.chance(2)
    ? (names[choices.pick(names.length)] ?? 0)
    : 1 + choices.pick(steps.length)
}
