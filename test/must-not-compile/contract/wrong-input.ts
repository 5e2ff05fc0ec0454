import type { Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents
} from '../../../contract/protocol.ts'

export function measure(
  peer: Peer<ControllerMethods, PanelEvents, ControllerEvents>
): unknown {
  return peer.call('measurePlace', { aspects: '3:2' }) // error TS2322
}
