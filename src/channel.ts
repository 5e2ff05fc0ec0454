import { createIncomingCalls } from '../contract/incoming-calls.ts'
import { runHandlers } from '../contract/run-handlers.ts'
import { isRequest } from '../contract/wire.ts'
import { post, stopPosting } from './platform/emit.ts'
import { handlers } from './handlers.ts'
import { inputs } from './inputs.ts'

/**
 * The answering half of the peer in `contract/peer.ts`: the panel answers
 * no calls, so the half that makes them stays out of the sandbox.
 */
const calls = createIncomingCalls(post, runHandlers(handlers, inputs), Date.now)
let ignored = 0

/**
 * Handles a message from the panel; foreign messages are counted and ignored.
 */
export function receive(message: unknown): void {
  if (!isRequest(message)) {
    ignored += 1
    console.warn(`Ignored ${ignored} messages that are not of Cleared.`)
  } else if (message.kind === 'cancel') calls.cancel(message.id)
  else void calls.answer(message.id, message.method, message.input)
}

/** Cancels all calls; their answers are not sent. */
export function closeChannel(): void {
  stopPosting()
  calls.cancelAll()
}
