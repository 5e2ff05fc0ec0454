import { atom } from 'nanostores'
import type { NetworkRequest } from '../core/host.ts'

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
  request: NetworkRequest,
  outcome: RequestEntry['outcome'],
  detail: string
): void {
  const { method, url } = request
  addRequest({ from: 'controller', method, url, outcome, detail })
}
