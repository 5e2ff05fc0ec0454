import { createPeer } from '../../contract/peer.ts'
import type { Peer } from '../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import { platform } from './platform.ts'

type ControllerPeer = Peer<ControllerMethods, PanelEvents, ControllerEvents>

let peer: ControllerPeer | undefined

/** The controller's end of the channel. Connects on first use. */
export const controller: Pick<ControllerPeer, 'call' | 'on'> = {
  call: (method, input, options) => connected().call(method, input, options),
  on: (event, listener) => connected().on(event, listener)
}

function connected(): ControllerPeer {
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
