import { atom } from 'nanostores'
import type * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import type { QueryValues } from '../../contract/api/address.ts'
import type { Route } from '../../contract/api/routes.ts'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { platform } from '../platform/platform.ts'
import { $activeSession, withBearer } from './bearer.ts'
import { explainMissing } from './gateway-age.ts'
import { requestJson } from './request.ts'

/** The library answers, but its gateway does not. */
export const $isDirect = atom(false)

/**
 * Fetches through the gateway without extra headers, which saves a preflight.
 * If the gateway is down and the person is signed in, asks the service
 * directly.
 */
export async function fetchPublic<Schema extends v.GenericSchema>(
  route: Route,
  path: Record<string, string>,
  values: QueryValues,
  schema: Schema,
  signal?: AbortSignal
): Promise<v.InferOutput<Schema>> {
  const address = toAddress(route, path, values)
  const { gateway, service } = platform().addresses
  try {
    const reply = await requestJson(
      gateway + gatewayRoutes.api + address,
      schema,
      { signal, unreachable: 'gateway-unreachable' }
    )
    $isDirect.set(false)
    return reply
  } catch (error) {
    const failure = await explainMissing(error)
    if (!isGatewayDown(failure) || !$activeSession.get()) throw failure
    const reply = await withBearer(bearer =>
      requestJson(service + address, schema, { bearer, signal })
    )
    $isDirect.set(true)
    return reply
  }
}

function isGatewayDown(error: unknown): boolean {
  return (
    error instanceof ClearedError &&
    (error.code === 'gateway-unreachable' ||
      error.code === 'gateway-credentials' ||
      error.code === 'gateway-outdated')
  )
}
