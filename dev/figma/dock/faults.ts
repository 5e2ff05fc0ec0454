import { atom } from 'nanostores'
import { createFaults, type Fault, type FaultKind } from '../network/faults.ts'

/** What goes wrong on purpose in this page. */
export const faults = createFaults()

export const $faults = atom<readonly Fault[]>([])

faults.onChange(() => $faults.set(faults.active()))

/** Switches a fault on, in place of another of its kind. */
export function addFault(fault: Fault): void {
  faults.set([...without(fault.kind), fault])
}

export function removeFault(kind: FaultKind): void {
  faults.set(without(kind))
}

/** Switches on what the page's address asks for. */
export function switchNetwork(asked: {
  offline: boolean
  slow: boolean
}): void {
  if (asked.offline) addFault({ kind: 'offline' })
  if (asked.slow) addFault(slowNetwork)
}

export const slowNetwork: Fault = {
  kind: 'slow',
  address: '*',
  milliseconds: 2000
}

function without(kind: FaultKind): Fault[] {
  return faults.active().filter(fault => fault.kind !== kind)
}
