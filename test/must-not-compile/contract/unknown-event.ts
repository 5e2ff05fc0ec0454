import type { Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents
} from '../../../contract/protocol.ts'

export function listen(
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
): unknown {
  return peer.on('selectionMoved', () => {}) // error TS2345
}
