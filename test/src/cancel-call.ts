import { expect } from 'vitest'
import type { Wire } from '../../contract/wire.ts'
import type { OpenController } from './open-controller.ts'

/**
 * Cancels a call when `choose` says so. Returns how the controller ended it, as
 * the caller no longer receives a reply.
 */
export async function cancelCall(
  controller: OpenController,
  call: (signal: AbortSignal) => Promise<unknown>,
  choose: (cancel: () => void) => void | Promise<void>
): Promise<string[]> {
  const ends: string[] = []
  controller.onPanelMessage(message => {
    const { kind } = message as Wire // the controller sends no other messages
    if (kind === 'result' || kind === 'failure') ends.push(kind)
  })
  const cancelling = new AbortController()
  const called = call(cancelling.signal)
  called.catch(() => {}) // the message is checked below
  await choose(() => cancelling.abort())
  await expect(called).rejects.toMatchObject({ code: 'cancelled' })
  await controller.settle()
  return ends
}
