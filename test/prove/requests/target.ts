import type { Known } from './known.ts'

/** The service that gets bad requests. */
export interface Target {
  url: string
  fetch(request: Request): Promise<Response>
  /** Resolves when all work has ended, also for cut connections. */
  idle(): Promise<void>
  /** Whether the accounts database changed since the last call. */
  hasChanged(): boolean
}

/** A running target, and what exists in it. */
export interface OpenTarget extends Target {
  known: Known
  close(): Promise<void>
}

/** The outcome of a bad request. */
export interface Judgement {
  /** 0 without a reply. */
  status: number
  milliseconds: number
  /** Size of the uncompressed body. */
  bytes: number
  /** What the service did wrong; empty when nothing. */
  problem: string
}

/**
 * Milliseconds after which a request counts as never answered;
 * `npm run bench -- service` measures how fast replies are.
 */
export const timeout = 60_000

/** Largest allowed reply in bytes; pages of history are the largest. */
export const maxBytes = 5_000_000

/**
 * What is wrong with a reply: too long, 5xx, or refused with the database
 * changed. When the client hung up, the request may be done without a reply.
 */
export function faultOf(
  target: Target,
  { status, bytes }: Omit<Judgement, 'problem'>,
  isHungUp = false
): string {
  const hasChanged = target.hasChanged()
  if (status >= 500) return `answers ${status}`
  if (bytes > maxBytes) return `answers ${bytes} bytes`
  const isDone = isHungUp || (status >= 200 && status < 400)
  return hasChanged && !isDone ? `${status}, yet the database changed` : ''
}
