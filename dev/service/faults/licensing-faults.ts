/** What a plan charges for an asset that it has paid for. */
export type Repeats = 'as-planned' | 'charged' | 'free'

/**
 * What becomes of the metadata of a license request: `refused` is a 400 and
 * `item-refused` an error of each item that has some.
 */
export type MetadataFate = (typeof metadataFates)[number]

export const metadataFates = [
  'kept',
  'stripped',
  'refused',
  'item-refused'
] as const

/** Faults of licensing that tests and people can order. */
export interface LicensingFaults {
  /** Leaves licenses out of the history until they are so old (ms). */
  lagHistory(milliseconds: number): void
  /**
   * Moves later pages of a history by as many entries, as happens when
   * somebody licenses at the same time: 1 repeats an entry, -1 leaves one out.
   */
  shiftHistory(entries: number): void
  treatMetadata(fate: MetadataFate): void
  chargeRepeats(repeats: Repeats): void
  /** Licenses the first half of the next batches, then fails with a 500. */
  halveBatches(times: number): void
  /** Refuses to give an asset's file a second time. */
  forbidDownload(assetId: string): void
}

/** These faults as licensing reads them. */
export interface ActiveLicensingFaults extends LicensingFaults {
  readonly historyLag: number
  readonly historyShift: number
  readonly metadataFate: MetadataFate
  readonly repeats: Repeats
  takeHalfBatch(): boolean
  isDownloadForbidden(assetId: string): boolean
}

interface State {
  historyLag: number
  historyShift: number
  metadataFate: MetadataFate
  repeats: Repeats
  halves: number
  forbidden: Set<string>
}

/** No faults at first; `reset` ends them all. */
export function licensingFaults(): ActiveLicensingFaults & {
  reset(): void
} {
  let state = noFaults()
  return {
    get historyLag() {
      return state.historyLag
    },
    get historyShift() {
      return state.historyShift
    },
    get metadataFate() {
      return state.metadataFate
    },
    get repeats() {
      return state.repeats
    },
    lagHistory: milliseconds => (state.historyLag = milliseconds),
    shiftHistory: entries => (state.historyShift = entries),
    treatMetadata: fate => (state.metadataFate = fate),
    chargeRepeats: repeats => (state.repeats = repeats),
    halveBatches: times => (state.halves = times),
    forbidDownload: id => state.forbidden.add(id),
    takeHalfBatch() {
      if (state.halves === 0) return false
      state.halves -= 1
      return true
    },
    isDownloadForbidden: id => state.forbidden.has(id),
    reset: () => (state = noFaults())
  }
}

function noFaults(): State {
  return {
    historyLag: 0,
    historyShift: 0,
    metadataFate: 'kept',
    repeats: 'as-planned',
    halves: 0,
    forbidden: new Set()
  }
}
