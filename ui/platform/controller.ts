import { createPeer } from '../../contract/peer.ts'
import type { Calls, Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import { platform } from './platform.ts'

type ControllerPeer = Peer<ControllerMethods, PanelEvents, ControllerEvents>

let peer: ControllerPeer | undefined

/** `controller.placeComp(input, { signal })`. Connects on first use. */
export const controller = new Proxy({} as Calls<ControllerMethods>, {
  get: (_, method) => getPeer().call[method as keyof ControllerMethods]
})

/** Returns what ends the listening. Connects on first use. */
export function onController<Name extends keyof ControllerEvents>(
  event: Name,
  listener: (data: ControllerEvents[Name]) => void
): () => void {
  return getPeer().on(event, listener)
}

function getPeer(): ControllerPeer {
  if (peer) return peer
  const place = platform()
  const made = createPeer<
    PanelMethods,
    ControllerMethods,
    PanelEvents,
    ControllerEvents
  >({ handlers: {}, post: message => place.post(message) })
  place.listen(message => made.receive(message))
  peer = made
  return made
}
