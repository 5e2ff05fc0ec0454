import { createGateway } from '../../../gateway/app.ts'
import type { GatewayConfig } from '../../../gateway/config.ts'
import { defaultBounds } from '../../../gateway/http/bounds.ts'
import { defaultLimits } from '../../../gateway/http/limit.ts'
import { defaultTimeLimits } from '../../../gateway/time-limits.ts'
import { createSealer } from '../../../gateway/sealing/sealer.ts'
import type { NewSession } from '../../../gateway/session/session.ts'

/** The handle that a sign-in would have given. */
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
  defaultLimits,
  defaultTimeLimits,
  makeHandle
}

export type GatewayCode = typeof gateway
