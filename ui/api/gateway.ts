import type * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import {
  gatewayRoutes,
  TokenGrant,
  Purchase,
  SignInStarted,
  SignInStatus
} from '../../contract/gateway.ts'
import { asRecord, isText } from '../../contract/shape.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import { isBearerToken } from '../../contract/session.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'
import { platform } from '../platform/platform.ts'
import { toUserName } from '../words/user-name.ts'
import { explainByAge, fetchFirstEpoch, isUnseen } from './gateway-age.ts'
import { readJson } from './read-json.ts'
import { request, requestJson, requestNothing } from './request.ts'
import type { RequestOptions } from './request.ts'

type SignInStatus = v.InferOutput<typeof SignInStatus>

const unreachable = 'gateway-unreachable'

/** The gateway forwards a purchase and may have to wait for the service. */
const purchaseTimeout = 100_000

/** Milliseconds that a sign-in may take; gateways of 0.1 do not say. */
export const signInLength = 900_000

/** The longest lifetime of a gateway token, in milliseconds. */
export const maxLife = 24 * 3_600_000

/** Fails with `address-refused` when the page is not the gateway's own. */
export async function postSignIn(
  challenge: string,
  signal?: AbortSignal
): Promise<Omit<SignInAttempt, 'verifier'>> {
  const options = gateway({ json: { challenge }, signal })
  const url = at(gatewayRoutes.signIns)
  const { id, address, endsIn } = await requestJson(url, SignInStarted, options)
  if (!address.startsWith(at('/'))) {
    throw new ClearedError('address-refused', 'Not an address of the gateway.')
  }
  const length = Math.min((endsIn ?? Infinity) * 1000, signInLength)
  return { id, address, endsAt: platform().now() + length }
}

export async function fetchSignInStatus(
  id: string,
  signal?: AbortSignal
): Promise<SignInStatus['state']> {
  const url = at(gatewayRoutes.signInStatus(id))
  return (await requestJson(url, SignInStatus, gateway({ signal }))).state
}

export function postRedemption(
  id: string,
  verifier: string,
  code: string,
  signal?: AbortSignal
): Promise<Session> {
  const options = gateway({ json: { verifier, code }, signal })
  return requestSession(gatewayRoutes.redeem(id), options)
}

export function acknowledgeSignIn(id: string, verifier: string): Promise<void> {
  return post(gatewayRoutes.acknowledge(id), { verifier })
}

export function giveUpSignIn(id: string, verifier: string): Promise<void> {
  return post(gatewayRoutes.cancel(id), { verifier })
}

export function postRefresh(handle: string): Promise<Session> {
  return requestSession(gatewayRoutes.refresh, gateway({ json: { handle } }))
}

/** Its end by our own clock; unknown for a gateway of 0.1. */
async function requestSession(
  route: string,
  options: RequestOptions
): Promise<Session> {
  const granted = await requestJson(at(route), TokenGrant, options)
  const { accessToken, expiresIn, handle, userId, scopes } = granted
  if (!isBearerToken(accessToken)) {
    throw new ClearedError('token-invalid', 'No header can have this token.')
  }
  const userName = toUserName(granted.userName, userId)
  const expiresAt =
    expiresIn === undefined
      ? null
      : platform().now() + Math.min(expiresIn * 1000, maxLife)
  return { accessToken, expiresAt, handle, userId, userName, scopes }
}

export function endSession(handle: string): Promise<void> {
  return post(gatewayRoutes.end, { handle })
}

/** We never repeat this: the gateway remembers the outcome. */
export function postPurchase(
  purchase: PurchaseRequest,
  bearer: string
): Promise<Purchase> {
  const timeout = purchaseTimeout
  const json = isFirst ? withoutNewFields(purchase) : purchase
  const options = gateway({ json, bearer, timeout })
  return requestPurchase(gatewayRoutes.purchases, purchase.attempt, options)
}

/** Fails with `reply-unreadable` when the reply is about another attempt. */
async function requestPurchase(
  route: string,
  attempt: string,
  options: RequestOptions
): Promise<Purchase> {
  const purchase = await requestJson(at(route), Purchase, options)
  if (purchase.attempt === attempt) return purchase
  throw new ClearedError('reply-unreadable', 'It is about another attempt.')
}

/** Version 0.1 rejects unknown fields. */
function withoutNewFields(purchase: PurchaseRequest): PurchaseRequest {
  const items = purchase.items.map(item => {
    return { ...item, searchId: undefined }
  })
  return { ...purchase, items, epoch: undefined }
}

/**
 * Reports an attempt whose outcome was unknown and whose licenses the history
 * now shows.
 */
export async function postSettled(
  attempt: string,
  assetIds: readonly string[],
  bearer: string
): Promise<void> {
  const options = gateway({ json: { assetIds }, bearer })
  await requestNothing(at(gatewayRoutes.settled(attempt)), options)
}

/** Null when the gateway never received the attempt. */
export async function fetchPurchase(
  attempt: string,
  bearer: string
): Promise<Purchase | null> {
  const route = gatewayRoutes.purchase(attempt)
  try {
    return await requestPurchase(route, attempt, gateway({ bearer }))
  } catch (error) {
    if (await isUnseen(error)) return null
    throw error
  }
}

/** The gateway was version 0.1 at the check before the purchase. */
let isFirst = false

/**
 * The id of the store that remembers purchases; empty when unknown. Fails with
 * `gateway-unreachable` and the like when the gateway is down.
 */
export async function checkGateway(signal?: AbortSignal): Promise<string> {
  const url = at(gatewayRoutes.ready)
  try {
    return await request(url, { signal, unreachable }, async response => {
      const reply = asRecord(await readJson(response, unreachable))
      const epoch = reply?.['epoch']
      isFirst = false
      return isText(epoch) ? epoch : ''
    })
  } catch (error) {
    const epoch = await fetchFirstEpoch(error, signal)
    isFirst = true
    return epoch
  }
}

function post(route: string, json: object): Promise<void> {
  return requestNothing(at(route), gateway({ json }))
}

function at(route: string): string {
  return platform().addresses.gateway + route
}

function gateway(options: RequestOptions): RequestOptions {
  const isPost = options.json !== undefined
  return { ...options, unreachable, explain: one => explain(one, isPost) }
}

/** Statuses that a proxy may return instead of the gateway. */
const proxyCodes: readonly ErrorCode[] = ['rate-limited', 'timed-out']

/** Only the gateway itself can end a sign-in or session, or refuse. */
async function explain(
  failure: ClearedError,
  isPost: boolean
): Promise<ClearedError> {
  const { code, message, data } = failure
  const isOwn = data?.['isGateway'] === true
  if (!isOwn && !proxyCodes.includes(code)) {
    return new ClearedError(unreachable, message, data)
  }
  return isPost ? explainByAge(failure) : failure
}
