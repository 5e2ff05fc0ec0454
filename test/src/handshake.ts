import { protocolVersion } from '../../contract/protocol.ts'
import { savedAtStart } from '../../contract/saved.ts'

/** The input of the panel's first call. */
export const handshake = { protocolVersion, saved: savedAtStart }
