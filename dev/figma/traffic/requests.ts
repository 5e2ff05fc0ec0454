import { atom } from 'nanostores'
import type { FaultKind } from '../network/faults.ts'
import type { NetworkRequest } from '../shared/host.ts'
import { faultForms } from './fault-forms.ts'

/** A request that the plugin made or tried to make. */
export interface RequestEntry {
  from: 'controller' | 'panel'
  method: string
  url: string
  outcome: 'answered' | 'failed' | 'refused'
  /** The status, or why there is none. */
  detail: string
}

const limit = 500

export const $requests = atom<RequestEntry[]>([])

export function addRequest(entry: RequestEntry): void {
  $requests.set([...$requests.get().slice(1 - limit), entry])
}

export function clearRequests(): void {
  $requests.set([])
}

export function addControllerRequest(
  request: Pick<NetworkRequest, 'method' | 'url'>,
  outcome: RequestEntry['outcome'],
  detail: string
): void {
  const { method, url } = request
  addRequest({ from: 'controller', method, url, outcome, detail })
}

/** Notes what a fault did; a late reply is noted when it arrives. */
export function addFaultRequest(
  of: Pick<RequestEntry, 'from' | 'method' | 'url'>,
  kind: FaultKind
): void {
  const outcome = faultOutcome(kind)
  const { name = kind } = faultForms.find(it => it.kind === kind) ?? {}
  const detail = `by the fault “${name}”`
  if (outcome) addRequest({ ...of, outcome, detail })
}

function faultOutcome(kind: FaultKind): RequestEntry['outcome'] | null {
  if (kind === 'slow') return null
  if (kind === 'refused') return 'refused'
  return kind === 'status' ? 'answered' : 'failed'
}
