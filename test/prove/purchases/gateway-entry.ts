import { createGateway } from '../../../gateway/app.ts'
import type { GatewayConfig } from '../../../gateway/core/config.ts'
import { defaultBounds } from '../../../gateway/core/bounds.ts'
import { defaultRateLimits } from '../../../gateway/core/rate-limits.ts'
import { defaultTimeLimits } from '../../../gateway/core/time-limits.ts'
import { createSealer } from '../../../gateway/sealing/sealer.ts'
import type { NewSession } from '../../../gateway/session/session.ts'

/** The handle that a sign-in would give the panel. */
function makeHandle(
  { sealingSecrets }: GatewayConfig,
  session: NewSession,
  randomBytes: (count: number) => Uint8Array
): string {
  const sealer = createSealer(sealingSecrets, randomBytes)
  return sealer.seal('handle', JSON.stringify(session), 'session')
}

export const gateway = {
  createGateway,
  defaultBounds,
  defaultRateLimits,
  defaultTimeLimits,
  makeHandle
}

export type GatewayCode = typeof gateway
