import type { Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents
} from '../../../contract/protocol.ts'

export function measure(
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
): unknown {
  return peer.call.checkImages({ hashes: 'a' }) // error TS2322
}
