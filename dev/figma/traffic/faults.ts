import { atom } from 'nanostores'
import { createFaults, type Fault, type FaultKind } from '../network/faults.ts'

/** What goes wrong on purpose in this page. */
export const faults = createFaults()

export const $faults = atom<readonly Fault[]>([])

faults.onChange(() => $faults.set(faults.active()))

/** Switches a fault on, replacing another of its kind. */
export function addFault(fault: Fault): void {
  faults.set([...without(fault.kind), fault])
}

export function removeFault(kind: FaultKind): void {
  faults.set(without(kind))
}

export const networks = ['online', 'slow', 'offline'] as const

/** How well the plugin is connected, controller and panel alike. */
export type Network = (typeof networks)[number]

export function chooseNetwork(network: Network): void {
  if (network === 'offline') addFault({ kind: 'offline' })
  else removeFault('offline')
  if (network === 'slow') addFault(slowNetwork)
  else removeFault('slow')
}

const slowNetwork: Fault = { kind: 'slow', address: '*', milliseconds: 2000 }

function without(kind: FaultKind): Fault[] {
  return faults.active().filter(fault => fault.kind !== kind)
}
