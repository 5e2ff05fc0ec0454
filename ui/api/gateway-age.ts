import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes, gatewayVersion } from '../../contract/gateway.ts'
import { asRecord, isNumber } from '../../contract/shape.ts'
import { platform } from '../platform.ts'
import { request } from './request.ts'

/** From then on a gateway says `purchase-unseen`. */
const unseenSince = 2

/**
 * What a refused request means: an older gateway knows neither new fields nor
 * new routes, and says so of no other.
 */
export async function explainByAge(
  failure: ClearedError
): Promise<ClearedError> {
  const { code, message, data } = failure
  if (code !== 'bad-request' && !isMissing(failure)) return failure
  return (await fetchVersion()) < gatewayVersion
    ? new ClearedError('gateway-outdated', message, data)
    : failure
}

/** The same for a path that an older gateway does not relay. */
export async function explainMissing(error: unknown): Promise<unknown> {
  const isOurs = error instanceof ClearedError && isMissing(error)
  return isOurs ? explainByAge(error) : error
}

/**
 * Whether the gateway never saw the attempt. A route that is missing, or
 * anybody between here and the gateway, says nothing of it.
 */
export async function isUnseen(error: unknown): Promise<boolean> {
  if (!(error instanceof ClearedError)) return false
  if (error.code === 'purchase-unseen') return true
  return isMissing(error) && (await fetchVersion()) < unseenSince
}

/** In the gateway's own words. */
function isMissing({ code, data }: ClearedError): boolean {
  return code === 'not-found' && data?.['isGateway'] === true
}

/** 1 for gateways of 0.1; our own where it cannot be asked. */
function fetchVersion(): Promise<number> {
  const url = platform().addresses.gateway + gatewayRoutes.health
  return request(url, {}, async response => {
    const health = asRecord(await response.json())
    const version = health?.['version']
    return isNumber(version) ? version : 1
  }).catch(() => gatewayVersion) // then nothing is certain of its age
}
