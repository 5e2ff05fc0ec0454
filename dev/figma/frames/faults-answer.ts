import type { Fault } from '../network/faults.ts'

/** The host's answer to a frame that is about to request an address. */
export type FaultsAnswer = (url: string) => Promise<readonly Fault[]>

/** The faults that a request met. */
export type ReportFault = (
  kind: Fault['kind'],
  url: string,
  method: string
) => void

/** A reply instead of the real one, or undefined. Throws as `fetch` does. */
export type Meet = (
  faults: readonly Fault[],
  request: Request,
  send: () => Promise<Response>
) => Promise<Response | undefined>
