import * as v from 'valibot'
import type { GatewayConfig } from '../core/config.ts'
import { digest } from '../sealing/digest.ts'

export const doctorPath = '/doctor'

/** The header of a sealed question. */
export const doctorHeader = 'X-Cleared-Doctor'

/** How a request reached the gateway. */
export const Arrival = v.object({
  /** The `configDigest` of the gateway. */
  config: v.string(),
  /** The other end of the connection: a proxy, or the client itself. */
  remote: v.string(),
  /** Whether that is a listed proxy. */
  isListed: v.boolean(),
  /** `X-Forwarded-For` as it arrived. */
  forwarded: v.string(),
  /** The client to which the gateway attributes the request. */
  client: v.string()
})

export type Arrival = v.InferOutput<typeof Arrival>

/** The same for the same configuration only. */
export function configDigest(config: GatewayConfig): string {
  return digest(JSON.stringify(config))
}
