import type { ControllerEvents } from '../../contract/protocol.ts'
import type { WireBody } from '../../contract/wire.ts'

let isOpen = true

export function post(message: WireBody): void {
  if (!isOpen) return
  figma.ui.postMessage(Object.assign({ cleared: 1 as const }, message))
}

/** Sends an event to the panel. */
export function emit<Name extends keyof ControllerEvents>(
  name: Name,
  data: ControllerEvents[Name]
): void {
  post({ kind: 'event', name, data })
}

export function stopPosting(): void {
  isOpen = false
}
