import { createIncomingCalls } from '../contract/incoming-calls.ts'
import type { Handlers } from '../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods
} from '../contract/protocol.ts'
import { runHandlers } from '../contract/run-handlers.ts'
import type { Inputs } from '../contract/run-handlers.ts'
import { isRequest } from '../contract/wire.ts'
import type { Wire, WireBody } from '../contract/wire.ts'

export interface Channel {
  receive(message: unknown): void
  emit<Name extends keyof ControllerEvents>(
    name: Name,
    data: ControllerEvents[Name]
  ): void
  close(): void
}

/**
 * The answering half of the peer in `contract/peer.ts`: the panel answers
 * no calls, so the half that makes them stays out of the sandbox.
 */
export function createChannel(
  handlers: Handlers<ControllerMethods>,
  inputs: Inputs<ControllerMethods>,
  send: (message: Wire) => void
): Channel {
  const run = runHandlers(handlers, inputs)
  const calls = createIncomingCalls(post, run, Date.now)
  let ignored = 0
  let isOpen = true

  function post(message: WireBody): void {
    if (isOpen) send(Object.assign({ cleared: 1 as const }, message))
  }

  function receive(message: unknown): void {
    if (!isRequest(message)) {
      ignored += 1
      console.warn(`Ignored ${ignored} messages that are not of Cleared.`)
    } else if (message.kind === 'cancel') calls.cancel(message.id)
    else void calls.answer(message.id, message.method, message.input)
  }

  return {
    receive,
    emit: (name, data) => post({ kind: 'event', name, data }),
    close() {
      isOpen = false
      calls.cancelAll()
    }
  }
}
