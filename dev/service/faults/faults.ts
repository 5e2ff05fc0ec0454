import * as v from 'valibot'
import {
  FaultSpec,
  type Fault,
  type FaultInput,
  type FaultName
} from './fault-spec.ts'
import { matches, type RequestMatch } from './request-match.ts'
import { createTimers } from './timers.ts'

/** The request was handled, but a fault lost its reply. */
export class ConnectionCut extends TypeError {
  override name = 'ConnectionCut'

  constructor() {
    super('The connection was cut')
  }
}

type InputOf<Name extends FaultName> = Omit<
  Extract<FaultInput, { fault: Name }>,
  'fault'
>

type AssetFault = Extract<FaultSpec, { assetId: string }>['fault']

/** A fault that is set; `take` removes it after `times` uses. */
type ActiveFault<Name extends FaultName> = Fault<Name> &
  RequestMatch & { times: number; after: number }

/** Sets faults: any by `set`, each also by a short form for tests. */
function setters(set: (fault: FaultInput) => void) {
  return {
    set,
    delay: (milliseconds: number) => set({ fault: 'delay', milliseconds }),
    failNext: (failure: InputOf<'fail'>) => set({ fault: 'fail', ...failure }),
    cutConnection: (cut: InputOf<'lose-reply'>) =>
      set({ fault: 'lose-reply', ...cut }),
    workLate: (late: InputOf<'work-late'>) =>
      set({ fault: 'work-late', ...late }),
    cutBody: (cut: InputOf<'cut-body'>) => set({ fault: 'cut-body', ...cut }),
    breakMedia: (
      kind: Fault<'break-media'>['kind'],
      times?: number,
      path?: string
    ) => set({ fault: 'break-media', kind, times, path }),
    malformRecord: (assetId: string, kind?: Fault<'malform-record'>['kind']) =>
      set({ fault: 'malform-record', assetId, kind }),
    removeAsset: (assetId: string) => set({ fault: 'remove-asset', assetId }),
    moveClock: (milliseconds: number) =>
      set({ fault: 'move-clock', milliseconds }),
    licensing: {
      lagHistory: (milliseconds: number) =>
        set({ fault: 'lag-history', milliseconds }),
      shiftHistory: (entries: number) =>
        set({ fault: 'shift-history', entries }),
      treatMetadata: (fate: Fault<'metadata'>['fate']) =>
        set({ fault: 'metadata', fate }),
      chargeRepeats: (repeats: Fault<'repeats'>['repeats']) =>
        set({ fault: 'repeats', repeats }),
      halveBatches: (times: number) => set({ fault: 'halve-batch', times }),
      forbidDownload: (assetId: string) =>
        set({ fault: 'forbid-download', assetId })
    }
  }
}

/**
 * Faults that tests and people can set. They never affect requests below
 * `/admin/`, which set them, but may affect those of `/health`.
 */
export type Faults = ReturnType<typeof setters> & { reset(): void }

/** The service's view of the faults. */
export type ActiveFaults = ReturnType<typeof createFaults>

/** Creates the faults of one service, initially none. */
export function createFaults(clock: () => number = Date.now) {
  let active: ActiveFault<FaultName>[] = []
  const removed = new Map<string, number>()

  function all<Name extends FaultName>(name: Name): ActiveFault<Name>[] {
    return active.filter((one): one is ActiveFault<Name> => one.fault === name)
  }

  function now(): number {
    return all('move-clock').reduce(
      (time, { milliseconds }) => time + milliseconds,
      clock()
    )
  }

  return {
    ...createTimers(),
    ...setters(fault => {
      const spec = v.parse(FaultSpec, fault)
      active.push({ times: 1, after: 0, ...spec })
      if (spec.fault === 'remove-asset') removed.set(spec.assetId, now())
    }),
    reset() {
      active = []
      removed.clear()
    },
    all,
    /** Removed assets, and when: milliseconds since 1970. */
    removals: (): ReadonlyMap<string, number> => removed,
    /** The service's clock, as moved; milliseconds since 1970. */
    now,
    /** The one that was set last. */
    last: <Name extends FaultName>(name: Name) => all(name).at(-1),
    /** Whether the fault was set for this asset. */
    has: (name: AssetFault, id: string) =>
      active.some(
        one => one.fault === name && 'assetId' in one && one.assetId === id
      ),
    /**
     * Uses the first fault that matches; undefined without one, or while its
     * `after` requests pass.
     */
    take<Name extends FaultName>(
      name: Name,
      request?: { method: string; path: string }
    ): ActiveFault<Name> | undefined {
      const found = all(name).find(one => !request || matches(one, request))
      if (!found) return undefined
      if (found.after > 0) {
        found.after -= 1
        return undefined
      }
      found.times -= 1
      if (found.times === 0) active = active.filter(one => one !== found)
      return found
    }
  }
}
