import { protocolVersion } from '../../contract/protocol.ts'
import { savedAtStart } from '../../contract/saved.ts'

/** What the panel's first call says. */
export const handshake = { protocolVersion, saved: savedAtStart }
