import type { Choices } from './choices.ts'

/** Every fault, and how many opportunities it has for one strike. */
export const rates = {
  // a request in flight
  'not-connected': 20,
  'request-lost': 20,
  'reply-lost': 12,
  'request-slow': 12,
  'reply-slow': 12,
  'repeated-by-transport': 3,
  'failed-before': 20,
  'failed-after': 12,
  'too-many': 20,
  'not-there': 20,
  'page-before': 20,
  'page-after': 12,
  // a gateway of another version
  'words-of-0.1': 1,
  'outcome-unknown': 6,
  // the service
  'item-refused': 4,
  'all-refused': 3,
  'half-processed': 3,
  'half-answered': 3,
  contradicts: 4,
  'out-of-order': 2,
  'metadata-refused': 1,
  'metadata-stripped': 1,
  'charges-more': 3,
  'rate-limited': 3,
  'demands-code': 1,
  'demands-price': 1,
  'works-late': 3,
  'history-lags': 2,
  'history-shifts': 4,
  // running parts; may strike at every event
  'panel-closed': 250,
  'host-killed': 250,
  'gateway-restarted': 60,
  'store-lost': 150,
  'token-ends': 150,
  // client storage
  'storage-full': 10,
  'write-lost': 10,
  'storage-wiped': 5,
  // people, machines and clocks
  'gateway-away': 1,
  'looked-for': 2,
  'gives-up-early': 1,
  'second-window': 3,
  'second-machine': 1,
  'second-person': 1,
  'other-account': 4,
  'clock-skew': 1,
  'clock-jumps': 3,
  undone: 2
}

export type FaultName = keyof typeof rates

export const faultNames = Object.keys(rates) as FaultName[] // its own keys

/** Only these faults, and each only at these cells, if any are named. */
export type Focus = Partial<Record<FaultName, readonly string[]>>

/** The faults of one run. */
export interface Faults {
  has(name: FaultName): boolean
  /**
   * Whether the fault strikes now; never when the run does not have it. `at`
   * names its cells for the coverage. A rare event is struck more often.
   */
  strikes(
    name: FaultName,
    at?: () => Iterable<string>,
    isRare?: boolean
  ): boolean
  /** Records the cells that a fault of the whole run has met. */
  meets(name: FaultName, at: Iterable<string>): void
  /** No fault strikes any more. */
  end(): void
  readonly struck: ReadonlySet<FaultName>
  /** What they struck, as `cellOf` names it. */
  readonly cells: ReadonlySet<string>
}

/** A focused fault strikes once in this many times. */
const focusedRate = 3

/**
 * Chooses a few faults, as one can hide another, or those of the focus, each
 * anywhere or only at its cells. `states` gives the states of purchases.
 */
export function chooseFaults(
  choices: Choices,
  report: (name: FaultName) => void,
  states: () => Iterable<string>,
  focus?: Focus
): Faults {
  const oneIn = [8, 5, 3, 2][choices.pick(4)] ?? 8
  const isChosen = (name: FaultName) =>
    focus ? focus[name] !== undefined : choices.chance(oneIn)
  const own = new Set(faultNames.filter(isChosen))
  const rarity = 1 + choices.pick(3)
  const struck = new Set<FaultName>()
  const cells = new Set<string>()
  const meets = (name: FaultName, at: Iterable<string>) => {
    for (const where of at) cells.add(cellOf(name, where))
  }

  function isDue(
    name: FaultName,
    at: () => Iterable<string>,
    isRare: boolean
  ): boolean {
    const wanted = focus?.[name] ?? []
    const rate = rates[name]
    const times = isRare ? Math.ceil(rate / 4) : rate * rarity
    if (wanted.length === 0) return rate === 1 || choices.chance(times)
    const isThere = [...at()].some(where => wanted.includes(where))
    return isThere && choices.chance(Math.min(rate, focusedRate))
  }

  return {
    has: name => own.has(name),
    meets,
    strikes(name, at = states, isRare = false) {
      if (!own.has(name) || !isDue(name, at, isRare)) return false
      struck.add(name)
      meets(name, at())
      report(name)
      return true
    },
    end: () => own.clear(),
    struck,
    cells
  }
}

export function cellOf(name: FaultName, where: string): string {
  return `${name} at ${where}`
}
