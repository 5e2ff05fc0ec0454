import { ClearedError } from '../../contract/errors.ts'
import { gatewayVersion } from '../../contract/gateway.ts'
import { asRecord, isNumber } from '../../contract/shape.ts'

/** Refuses a request that only a newer gateway understands. */
export function checkNeeds(body: unknown): void {
  const { needs } = asRecord(body) ?? {}
  if (needs === undefined) return
  if (isNumber(needs) && needs <= gatewayVersion) return
  throw new ClearedError(
    'gateway-outdated',
    `The request needs a newer gateway; this one is ${gatewayVersion}.`
  )
}
