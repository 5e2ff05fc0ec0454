/** Whether a plan charges for an asset that it has licensed before. */
export type Repeats = 'as-planned' | 'charged' | 'free'

/**
 * How the metadata of a license request is handled: `refused` is a 400, and
 * `item-refused` an error of each item with metadata.
 */
export type MetadataFate = (typeof metadataFates)[number]

export const metadataFates = [
  'kept',
  'stripped',
  'refused',
  'item-refused'
] as const

/** Faults of licensing that tests and people can set. */
export interface LicensingFaults {
  /**
   * Hides licenses from the history until they have this age in milliseconds.
   */
  lagHistory(milliseconds: number): void
  /**
   * Shifts later pages of a history by a number of entries, as happens when
   * somebody licenses at the same time: 1 repeats an entry, -1 omits one.
   */
  shiftHistory(entries: number): void
  treatMetadata(fate: MetadataFate): void
  chargeRepeats(repeats: Repeats): void
  /**
   * Licenses only the first half of the next batches, then fails with a 500.
   */
  halveBatches(times: number): void
  /** Refuses to send an asset's file again. */
  forbidDownload(assetId: string): void
}

/** Licensing's view of these faults. */
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

/** Initially no faults; `reset` clears all. */
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
