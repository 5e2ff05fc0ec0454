import type { Choices } from './choices.ts'

/** All that can go wrong; it does so once in so many times, when it may. */
export const rates = {
  // a request on its way
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
  // a gateway of another age
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
  'works-late': 3,
  'history-lags': 2,
  'history-shifts': 4,
  // what runs; looked for at every event
  'panel-closed': 250,
  'host-killed': 250,
  'gateway-restarted': 60,
  'store-lost': 150,
  'token-ends': 150,
  // what is kept
  'storage-full': 10,
  'write-lost': 10,
  'storage-wiped': 5,
  // who and where
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

export const faultNames = Object.keys(rates) as FaultName[] // as above

/** Only these faults, and each only at these cells, if any are named. */
export type Focus = Partial<Record<FaultName, readonly string[]>>

/** What can go wrong in this run, and whether it does so now. */
export interface Faults {
  has(name: FaultName): boolean
  /**
   * Whether it strikes now, and at what, for the coverage; never when the run
   * does not have it. What happens seldom is struck more often.
   */
  strikes(
    name: FaultName,
    at?: () => Iterable<string>,
    isRare?: boolean
  ): boolean
  /** What runs all the time meets this. */
  meets(name: FaultName, at: Iterable<string>): void
  /** From now on all is well. */
  end(): void
  /** Those that struck. */
  readonly struck: ReadonlySet<FaultName>
  /** What they struck, as `cellOf` names it. */
  readonly cells: ReadonlySet<string>
}

/** Of a focus, or of one cell of it: it strikes once in so many times. */
const focusedRate = 3

/**
 * Each run has some of them, so that one does not hide another; or those of
 * the focus, each anywhere or only at its cells. `moment` says how purchases
 * stand.
 */
export function chooseFaults(
  choices: Choices,
  report: (name: FaultName) => void,
  moment: () => Iterable<string>,
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
    strikes(name, at = moment, isRare = false) {
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
