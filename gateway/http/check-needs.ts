import { ClearedError } from '../../contract/errors.ts'
import { gatewayVersion } from '../../contract/gateway.ts'
import { asRecord, isNumber } from '../../contract/shape.ts'

/** Refuses a request whose top-level `needs` is above our version. */
export function checkNeeds(body: unknown): void {
  const { needs = 0 } = asRecord(body) ?? {}
  if (!isVersion(needs)) {
    throw new ClearedError('bad-request', 'needs: a version is expected.')
  }
  if (needs <= gatewayVersion) return
  throw new ClearedError(
    'gateway-outdated',
    `The request needs a newer gateway; this one is ${gatewayVersion}.`
  )
}

function isVersion(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0
}
