import type { CallContext, Handlers } from '../../contract/incoming-calls.ts'
import { createPeer } from '../../contract/peer.ts'
import type { PeerOptions } from '../../contract/peer.ts'
import type { Wire } from '../../contract/wire.ts'

export interface Methods {
  add(input: { a: number; b: number }): { sum: number }
  wait(input: Record<string, never>): void
  send(input: { name: string; bytes: Uint8Array }): { length: number }
}

export interface Events {
  changed: { count: number }
}

type Nothing = Record<string, never>

/**
 * Two real peers over an asynchronous wire that copies messages, as frames do.
 * All messages are in `sent`.
 */
export function connect(
  handlers: Partial<Handlers<Methods>>,
  options: Partial<PeerOptions<Methods>> = {}
) {
  const sent: Wire[] = []
  const answering = createPeer<Methods, Nothing, Events, Nothing>({
    handlers: handlers as Handlers<Methods>, // a test passes those it calls
    post(message) {
      sent.push(message)
      const copy = structuredClone(message)
      queueMicrotask(() => calling.receive(copy))
    },
    ...options
  })
  const calling = createPeer<Nothing, Methods, Nothing, Events>({
    handlers: {},
    post(message) {
      sent.push(message)
      const copy = structuredClone(message)
      queueMicrotask(() => answering.receive(copy))
    }
  })
  return { answering, calling, sent }
}

/** A method that stays pending until it is resolved or cancelled. */
export function openMethod() {
  const started: CallContext[] = []
  let finish: () => void = () => {}
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  return {
    started,
    finish: () => finish(),
    method: (_input: object, context: CallContext) => {
      started.push(context)
      return done
    }
  }
}

/** Waits until all sent messages have arrived. */
export function waitForMessages(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
