import type { Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents
} from '../../../contract/protocol.ts'

export function load(
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
): unknown {
  return peer.call.loadStates({ protocolVersion: 1 }) // error TS2551
}
