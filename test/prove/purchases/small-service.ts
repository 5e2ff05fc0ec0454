import { isRefusal } from '../../../contract/license-results.ts'
import type { Choices } from './choices.ts'
import type { Flight } from './flights.ts'
import {
  notedAttempt,
  images,
  olderLicenses,
  toRecord,
  toSubscriptions
} from './service-records.ts'
import type {
  LicenseItem,
  LicenseRequest,
  OwnedLicense
} from './service-records.ts'
import type { Timeline } from './timeline.ts'
import type { FaultName, Faults } from './faults.ts'

export interface PlainRequest {
  method: string
  url: string
  bearer: string | null
  /** JSON or a form. */
  body: string
  /** Set by the gateway: how often it had lost its store. */
  store?: number
  /** Set by the gateway on license requests. */
  flight?: Flight
}

export interface PlainReply {
  status: number
  body: string
}

/**
 * One item of a processed license request, or of a direct one that was refused
 * unread.
 */
export interface Arrival {
  account: string
  assetId: string
  subscriptionId: string
  size: string
  attempt: string | null
  /** How often the gateway had lost its store; null for a direct request. */
  store: number | null
  flight: Flight | null
  /** When the history shows it. */
  visibleAt: number
  /** Null when it was refused and not charged. */
  licenseId: string | null
}

export interface SmallService {
  ask(request: PlainRequest): PlainReply
  makeToken(account: string): string
  /** Items of license requests, in the order in which they arrived. */
  arrivals: readonly Arrival[]
  tokensEnd(): void
}

/** Milliseconds. */
const tokenLife = 3_600_000

interface Token {
  account: string
  endsAt: number
}

export interface ServiceParts {
  choices: Choices
  timeline: Timeline
  faults: Faults
  origin: string
  clientId: string
  /** Number of earlier licenses of other assets in each account. */
  older: number
  /** Downloads by subscription. */
  allotments: Readonly<Record<string, number>>
}

/** A service that charges every license it is asked for. */
export function createSmallService(parts: ServiceParts): SmallService {
  const { choices, timeline, faults, origin, clientId } = parts
  const tokens = new Map<string, Token>()
  const arrivals: Arrival[] = []
  const licenses: OwnedLicense[] = []
  /** Attempts whose metadata was refused, by account and assets. */
  const refusedNotes = new Map<string, string>()

  function makeToken(account: string): string {
    const token = `token-${account}-${tokens.size}`
    tokens.set(token, { account, endsAt: timeline.now() + tokenLife })
    return token
  }

  function ask(request: PlainRequest): PlainReply {
    const url = new URL(request.url)
    if (url.pathname === '/v2/oauth/access_token') return refresh(request.body)
    if (url.pathname.startsWith('/files/')) return reply(200, 'a picture')
    if (url.pathname.endsWith('/v2/images')) return reply(200, images(url))
    const token = tokens.get(request.bearer ?? '')
    const isOver = !token || token.endsAt <= timeline.now()
    const made = isOver ? no(401, 'Sign in.') : answer(token, url, request)
    if (isRefusal(made.status) && token) noteRefused(token, url, request)
    return made
  }

  /** Records a refused direct request: a copy of it may still be licensed. */
  function noteRefused(
    { account }: Token,
    { pathname }: URL,
    { method, body, store }: PlainRequest
  ): void {
    const isLicense = pathname === '/v2/images/licenses' && method === 'POST'
    if (!isLicense || store !== undefined) return
    const { images: asked } = JSON.parse(body) as LicenseRequest // our own
    for (const item of asked) {
      const { image_id: assetId, subscription_id: subscriptionId } = item
      const what = { account, assetId, subscriptionId, size: item.size }
      const at = timeline.now()
      const attempt = notedAttempt(item)
      const sent = { attempt, store: null, flight: null, visibleAt: at }
      arrivals.push({ ...what, ...sent, licenseId: null })
    }
  }

  function answer(token: Token, url: URL, request: PlainRequest): PlainReply {
    const { account } = token
    const path = url.pathname
    const posts = request.method === 'POST'
    if (path === '/v2/user/access_token') return reply(200, details(token))
    if (path === '/v2/user') return reply(200, { id: account })
    if (path === '/v2/user/subscriptions') {
      return reply(
        200,
        toSubscriptions(id => leftOf(account, id))
      )
    }
    if (path === '/v2/images/licenses') {
      return posts ? license(account, request) : history(account, url)
    }
    if (posts && path.endsWith('/downloads')) {
      return reply(200, { url: `${origin}/files/${path.split('/')[4]}` })
    }
    throw new Error(`The small service has no ${request.method} ${path}`)
  }

  function details({ account, endsAt }: Token) {
    return {
      client_id: clientId,
      realm: 'customer',
      user_id: account,
      username: account,
      expires_in: Math.ceil((endsAt - timeline.now()) / 1000),
      scopes: [
        'user.view',
        'licenses.create',
        'licenses.view',
        'purchases.view'
      ]
    }
  }

  function refresh(body: string): PlainReply {
    const account = new URLSearchParams(body).get('refresh_token') ?? ''
    return reply(200, {
      access_token: makeToken(account),
      token_type: 'Bearer',
      expires_in: tokenLife / 1000
    })
  }

  function license(account: string, request: PlainRequest): PlainReply {
    const { images: asked } = JSON.parse(request.body) as LicenseRequest // our own
    const { store = null, flight = null } = request
    const strikes = strikesAt(store)
    if (strikes('all-refused')) return no(403, 'Not with this one.')
    const what = `${account} ${asked.map(one => one.image_id).join()}`
    const noted = notedAttempt(asked[0])
    const attempt = noted ?? refusedNotes.get(what) ?? null
    if (noted !== null && strikes('metadata-refused')) {
      refusedNotes.set(what, noted)
      return no(400, 'metadata is not known here.')
    }
    const half = Math.floor(asked.length / 2)
    const isHalf = strikes('half-processed')
    const worked = isHalf ? asked.slice(0, half) : asked
    const results = worked.map(one =>
      licenseOne({ account, attempt, store, flight }, one)
    )
    if (isHalf) return no(500, 'It broke.')
    if (strikes('half-answered')) results.splice(half)
    if (strikes('out-of-order')) results.reverse()
    return reply(200, { data: results })
  }

  function strikesAt(store: number | null) {
    const at = () => [store === null ? 'direct' : 'license']
    return (name: FaultName) => faults.strikes(name, at)
  }

  function licenseOne(
    sender: Pick<Arrival, 'account' | 'attempt' | 'store' | 'flight'>,
    {
      image_id: assetId,
      subscription_id: subscriptionId,
      size,
      metadata
    }: LicenseItem
  ): object {
    const strikes = strikesAt(sender.store)
    const { account } = sender
    const at = timeline.now()
    const arrival = { ...sender, assetId, subscriptionId, size, visibleAt: at }
    const isOver = leftOf(account, subscriptionId) <= 0
    if (isOver || strikes('item-refused')) {
      arrivals.push({ ...arrival, licenseId: null })
      return { image_id: assetId, error: 'Not this one.' }
    }
    const id = `license-${licenses.length + 1}`
    const lag = strikes('history-lags') ? lags[choices.pick(4)] : 0
    const visibleAt = at + (lag ?? 0)
    arrivals.push({ ...arrival, licenseId: id, visibleAt })
    const other = strikes('metadata-stripped')
      ? null
      : (metadata?.other ?? null)
    const charge = strikes('charges-more') ? 2 : 1
    const what = { id, account, assetId, subscriptionId, size, charge }
    licenses.push({ ...what, at, visibleAt, other })
    return {
      image_id: assetId,
      allotment_charge: charge,
      download: { url: `${origin}/files/${id}` },
      ...(strikes('contradicts') && { error: 'And an error.' })
    }
  }

  function leftOf(account: string, subscriptionId: string): number {
    const charged = licenses
      .filter(one => one.account === account)
      .filter(one => one.subscriptionId === subscriptionId)
      .reduce((sum, { charge }) => sum + charge, 0)
    return (parts.allotments[subscriptionId] ?? 0) - charged
  }

  /** Newest first; an item that shifts between two pages is on neither. */
  function history(account: string, url: URL): PlainReply {
    const { searchParams: query } = url
    const assetId = query.get('image_id')
    const size = Number(query.get('per_page'))
    const shift = faults.strikes('history-shifts') ? 1 : 0
    const start = (Number(query.get('page')) - 1) * size + shift
    const own = licenses
      .filter(one => one.account === account)
      .filter(({ visibleAt }) => visibleAt <= timeline.now())
      .toReversed()
      .concat(olderLicenses(parts.older, account))
      .filter(one => assetId === null || one.assetId === assetId)
    const data = own.slice(start, start + size).map(toRecord)
    const counts = parts.older % 2 === 0
    return reply(200, { data, ...(counts && { total_count: own.length }) })
  }

  return {
    ask,
    makeToken,
    arrivals,
    tokensEnd: () => tokens.forEach(token => void (token.endsAt = 0))
  }
}

const lags = [5000, 50_000, 400_000, 9_000_000]

function no(status: number, message: string): PlainReply {
  return reply(status, { message })
}

function reply(status: number, body: object | string): PlainReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, body: text }
}
