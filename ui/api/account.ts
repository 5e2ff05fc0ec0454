import * as v from 'valibot'
import { routes } from '../../contract/api/routes.ts'
import { toAddress } from '../../contract/api/address.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import {
  lenient,
  readRecords,
  TolerantSubscription,
  wordsUpTo
} from '../../contract/api/records/tolerant.ts'
import { platform } from '../platform/platform.ts'
import { fetchOwn } from './fetch-own.ts'
import { requestJson } from './request.ts'
import { toSubscription } from './subscription.ts'
import type { Subscription } from './subscription.ts'

const SubscriptionList = tolerantListOf(TolerantSubscription)

/** No account has more subscriptions than this. */
const maxSubscriptions = 100

const text = v.fallback(v.optional(v.string()), undefined)

const TokenDetails = v.object({
  scopes: v.fallback(v.array(v.string()), []),
  username: text,
  user_id: text,
  /** Seconds. */
  expires_in: v.fallback(v.nullish(v.number()), null)
})

/** Longer names are shortened. */
const maxNameLength = 255

const UserNames = v.object({
  id: text,
  username: text,
  full_name: lenient(wordsUpTo(maxNameLength))
})

export type TokenDetails = v.InferOutput<typeof TokenDetails>
export type UserNames = v.InferOutput<typeof UserNames>

/** For a token that is not in use yet. */
export function fetchTokenDetails(
  bearer: string,
  signal?: AbortSignal
): Promise<TokenDetails> {
  const url = at(toAddress(routes.getAccessToken))
  return requestJson(url, TokenDetails, { bearer, signal })
}

export function fetchUserNames(
  bearer: string,
  signal?: AbortSignal
): Promise<UserNames> {
  const url = at(toAddress(routes.getUser))
  return requestJson(url, UserNames, { bearer, signal })
}

export async function fetchSubscriptionList(
  signal?: AbortSignal
): Promise<Subscription[]> {
  const address = toAddress(routes.listSubscriptions)
  const reply = await fetchOwn(address, SubscriptionList, { signal })
  const { records } = readRecords(
    TolerantSubscription,
    reply.data,
    maxSubscriptions
  )
  return records.map(toSubscription)
}

function at(address: string): string {
  return platform().addresses.service + address
}
