import type { Known } from './known.ts'

/** The service that gets bad requests. */
export interface Target {
  url: string
  fetch(request: Request): Promise<Response>
  /** Until it works on nothing, for connections that were cut neither. */
  idle(): Promise<void>
  /** Whether any row of its accounts is other than at the last call. */
  hasChanged(): boolean
}

/** A target that runs, and what is known of it. */
export interface OpenTarget extends Target {
  known: Known
  close(): Promise<void>
}

/** The outcome of a bad request. */
export interface Judgement {
  /** 0 without a reply. */
  status: number
  milliseconds: number
  /** Of the body, as it goes over the line without compression. */
  bytes: number
  /** What the service did wrong, or nothing. */
  wrong: string
}

/**
 * Milliseconds after which a request counts as never answered. How fast it is
 * answered, `npm run bench -- service` says.
 */
export const patience = 60_000

/** Bytes that any reply may have; a page of history may have most. */
export const mostBytes = 5_000_000

/**
 * What is wrong with any reply that is long, a fault or does what it refuses; a request that nobody waited for may be done without a reply.
 */
export function faultOf(
  target: Target,
  { status, bytes }: Omit<Judgement, 'wrong'>,
  isHungUp = false
): string {
  const hasChanged = target.hasChanged()
  if (status >= 500) return `answers ${status}`
  if (bytes > mostBytes) return `answers ${bytes} bytes`
  const isDone = isHungUp || (status >= 200 && status < 400)
  return hasChanged && !isDone ? `${status}, yet the database changed` : ''
}
