import { ClearedError } from './errors.ts'
import { createIncomingCalls } from './incoming-calls.ts'
import type { Handlers, Input, Output } from './incoming-calls.ts'
import { createOutgoingCalls } from './outgoing-calls.ts'
import type { CallOptions } from './outgoing-calls.ts'
import { runHandlers } from './run-handlers.ts'
import { isWire } from './wire.ts'
import type { Wire, WireBody } from './wire.ts'

export interface PeerOptions<Local> {
  handlers: Handlers<Local>
  /** Puts one message on the wire; structured data only. */
  post(message: Wire): void
  /** How many calls that carry bytes may be under way. Default 1. */
  byteCalls?: number
  now?: () => number
}

/**
 * The methods of the other side. A call rejects with a ClearedError; with
 * `cancelled` as soon as aborted.
 */
export type Calls<Remote> = {
  readonly [Name in keyof Remote]: (
    input: Input<Remote[Name]>,
    options?: CallOptions
  ) => Promise<Output<Remote[Name]>>
}

export interface Peer<Remote, Sent, Received> {
  /** `peer.call.placeComp(input)`. */
  readonly call: Calls<Remote>
  emit<Name extends keyof Sent & string>(event: Name, data: Sent[Name]): void
  on<Name extends keyof Received & string>(
    event: Name,
    listener: (data: Received[Name]) => void
  ): () => void
  /** To be given every message that arrives, whatever it is. */
  receive(message: unknown): void
  /** Messages that were not of the protocol, counted and ignored. */
  readonly ignored: number
  /** Fails all open calls with `channel-closed`. */
  close(): void
}

type Listener = (data: object) => void

/**
 * One end of the typed channel between controller and panel. Calls are
 * answered by `handlers`; a thrown ClearedError crosses as data, anything
 * else as `internal`.
 */
export function createPeer<Local, Remote, Sent, Received>(
  options: PeerOptions<Local>
): Peer<Remote, Sent, Received> {
  const { handlers, byteCalls = 1, now = Date.now } = options
  const outgoing = createOutgoingCalls(post, byteCalls)
  const incoming = createIncomingCalls(post, runHandlers(handlers), now)
  const listeners = createListeners()
  let ignored = 0
  let closed = false

  function post(message: WireBody): void {
    if (!closed) options.post(Object.assign({ cleared: 1 as const }, message))
  }

  function receive(message: unknown): void {
    if (isWire(message)) dispatch(message)
    else ignored += 1
  }

  function dispatch(message: Wire): void {
    switch (message.kind) {
      case 'call':
        return void incoming.answer(message.id, message.method, message.input)
      case 'cancel':
        return incoming.cancel(message.id)
      case 'progress':
        return outgoing.progress(message.id, message.done, message.total)
      case 'result':
        return outgoing.succeed(message.id, message.output)
      case 'failure':
        return outgoing.fail(message.id, message.error)
      case 'event':
        listeners.notify(message.name, message.data)
    }
  }

  const call = new Proxy(
    {},
    {
      get:
        (_, method) =>
        (input: object, given: CallOptions = {}) =>
          closed
            ? Promise.reject(closedError())
            : outgoing.start(String(method), input, given)
    }
  )

  function close(): void {
    closed = true
    outgoing.failAll(closedError())
    incoming.cancelAll()
  }

  const peer = {
    call,
    emit: (name: string, data: object) => post({ kind: 'event', name, data }),
    on: listeners.add,
    receive,
    get ignored() {
      return ignored
    },
    close
  }
  return peer as unknown as Peer<Remote, Sent, Received> // names are checked at compile time only
}

function createListeners() {
  const byEvent = new Map<string, Set<Listener>>()

  function add(event: string, listener: Listener): () => void {
    const set = byEvent.get(event) ?? new Set()
    byEvent.set(event, set.add(listener))
    return () => set.delete(listener)
  }

  function notify(event: string, data: object): void {
    byEvent.get(event)?.forEach(listener => listener(data))
  }

  return { add, notify }
}

function closedError(): ClearedError {
  return new ClearedError('channel-closed', 'The other side is closed.')
}
