import { ClearedError, toErrorData } from '../../contract/errors.ts'
import { gatewayRoutes, gatewayVersion } from '../../contract/gateway.ts'
import { asRecord, isNumber, isText } from '../../contract/shape.ts'
import { platform } from '../platform/platform.ts'
import { readJson } from './read-json.ts'
import { request } from './request.ts'

/** Version 0.1, whose health names no version. */
const firstVersion = 1

const unreachable = 'gateway-unreachable'

interface KnownHealth {
  version: number
  epoch: string
  uploads: boolean
}

/**
 * Explains a refused request: an older gateway rejects new fields and routes as
 * if they were mistakes.
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
 * Whether the gateway never received the attempt. A missing route proves
 * nothing, and neither does a proxy's reply.
 */
export async function isUnseen(error: unknown): Promise<boolean> {
  if (!(error instanceof ClearedError)) return false
  if (error.code === 'purchase-unseen') return true
  return isMissing(error) && (await fetchVersion()) === firstVersion
}

/**
 * The store id of a gateway of version 0.1, from its health. It lacks the newer
 * route, and a page may not be able to read its refusal.
 */
export async function fetchFirstEpoch(
  failure: unknown,
  signal?: AbortSignal
): Promise<string> {
  const { code, data } = toErrorData(failure)
  const isSilent = code === unreachable && data?.['status'] === undefined
  if (!isSilent && data?.['status'] !== 404) throw failure
  const health = await fetchHealth(signal).catch(() => null)
  if (!health || (isSilent && health.version !== firstVersion)) throw failure
  return health.epoch
}

/** The error as the gateway itself reports it. */
function isMissing({ code, data }: ClearedError): boolean {
  return code === 'not-found' && data?.['isGateway'] === true
}

/** Assumes the current version if the gateway does not answer. */
export async function fetchVersion(): Promise<number> {
  const health = await fetchHealth().catch(() => null)
  return health?.version ?? gatewayVersion
}

/** Whether people who are not signed in may search by image. */
export async function fetchUploads(signal?: AbortSignal): Promise<boolean> {
  return (await fetchHealth(signal)).uploads
}

function fetchHealth(signal?: AbortSignal): Promise<KnownHealth> {
  const url = platform().addresses.gateway + gatewayRoutes.health
  return request(url, { signal, unreachable }, async response => {
    const health = asRecord(await readJson(response, unreachable))
    const { version, epoch, uploads } = health ?? {}
    return {
      version: isNumber(version) ? version : firstVersion,
      epoch: isText(epoch) ? epoch : '',
      uploads: uploads === true
    }
  })
}
