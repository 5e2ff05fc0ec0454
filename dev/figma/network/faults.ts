import { isAllowed } from './network-access.ts'

/**
 * Something that goes wrong on purpose. An `address` is a pattern as in
 * `networkAccess`: `*` for all, else `[scheme://][*.]host[:port][/path]`.
 */
export type Fault =
  /** The reply has no `Access-Control-Allow-Origin`. */
  | { kind: 'cors'; address: string }
  /** As if the manifest did not list it. */
  | { kind: 'refused'; address: string }
  | { kind: 'status'; address: string; status: number }
  | { kind: 'slow'; address: string; milliseconds: number }
  /** The request arrives; the reply breaks off half-way. */
  | { kind: 'cut'; address: string }
  | { kind: 'offline' }
  | { kind: 'popup-blocked' }
  | { kind: 'storage-full' }
  /** No version of the file is saved. */
  | { kind: 'version-refused' }
  /** Somebody else deletes it before the plugin's nth step outwards. */
  | { kind: 'node-deleted'; id: string; before: number }
  /** A page by its id, or `*` for all, cannot be loaded. */
  | { kind: 'page-unloadable'; page: string }
  /** A family or font, such as `Inter Bold`, or `*` for all, is missing. */
  | { kind: 'font-missing'; font: string }

export type FaultKind = Fault['kind']

type NetworkFault = Extract<Fault, { address: string }> | { kind: 'offline' }

/** Which faults are on. */
export interface Faults {
  active(): readonly Fault[]
  /** Replaces all; steps are counted from the start. */
  set(faults: readonly Fault[]): void
  /** Returns the end of the listening. */
  onChange(listener: () => void): () => void
}

/** A list that can be changed while a plugin runs. */
export function createFaults(first: readonly Fault[] = []): Faults {
  let active = first
  const listeners = new Set<() => void>()
  return {
    active: () => active,
    set(faults) {
      active = faults
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

export function isOn(faults: Faults, kind: FaultKind): boolean {
  return faults.active().some(fault => fault.kind === kind)
}

/** The faults for a request to this address, in the order of the list. */
export function networkFaults(faults: Faults, url: string): NetworkFault[] {
  return faults.active().filter((fault): fault is NetworkFault => {
    if (fault.kind === 'offline') return true
    return 'address' in fault && isAllowed([fault.address], url)
  })
}

/** The pages that cannot be loaded, by id or `*`. */
export function unloadablePages(faults: Faults): string[] {
  return faults
    .active()
    .flatMap(fault => (fault.kind === 'page-unloadable' ? [fault.page] : []))
}

/** The families and fonts that are missing, by name or `*`. */
export function missingFonts(faults: Faults): string[] {
  return faults
    .active()
    .flatMap(fault => (fault.kind === 'font-missing' ? [fault.font] : []))
}
