import type { Choices } from './choices.ts'

/** All that can go wrong; it does so once in so many times, when it may. */
const rates = {
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
  // the service
  'item-refused': 4,
  'all-refused': 3,
  'half-processed': 3,
  'half-told': 3,
  contradicts: 4,
  'out-of-order': 2,
  'metadata-refused': 1,
  'metadata-stripped': 1,
  'charges-more': 3,
  'works-late': 3,
  'history-lags': 2,
  'history-shifts': 4,
  'token-ends': 4,
  // what runs; looked for at every event
  'panel-closed': 100,
  'host-killed': 100,
  'gateway-restarted': 60,
  // what is kept
  'storage-full': 10,
  'write-lost': 10,
  'storage-wiped': 5,
  // who and where
  'second-window': 3,
  'second-machine': 1,
  'second-person': 1,
  'other-account': 4,
  'clock-skew': 1,
  undone: 2
}

export type TroubleName = keyof typeof rates

export const troubleNames = Object.keys(rates) as TroubleName[] // as above

/** What can go wrong in this run, and whether it does so now. */
export interface Troubles {
  has(name: TroubleName): boolean
  /** Whether it strikes now; never when the run does not have it. */
  strikes(name: TroubleName): boolean
  /** From now on all is well. */
  end(): void
  /** Those that struck. */
  readonly struck: ReadonlySet<TroubleName>
}

/** Each run has some of them, so that one does not hide another; or these. */
export function chooseTroubles(
  choices: Choices,
  tell: (name: TroubleName) => void,
  focus?: readonly TroubleName[]
): Troubles {
  const oneIn = [8, 5, 3, 2][choices.pick(4)] ?? 8
  const own = new Set(focus ?? troubleNames.filter(() => choices.chance(oneIn)))
  const rarity = 1 + choices.pick(3)
  const struck = new Set<TroubleName>()
  return {
    has: name => own.has(name),
    strikes(name) {
      const rate = rates[name]
      const isOften = rate === 1
      if (!own.has(name)) return false
      if (!isOften && !choices.chance(rate * rarity)) return false
      struck.add(name)
      tell(name)
      return true
    },
    end: () => own.clear(),
    struck
  }
}
