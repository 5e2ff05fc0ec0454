import type { Choices } from './choices.ts'
import type { Timeline } from './timeline.ts'
import type { Troubles } from './troubles.ts'

export interface PlainRequest {
  method: string
  url: string
  bearer: string | null
  /** JSON or a form. */
  body: string
}

export interface PlainReply {
  status: number
  body: string
}

/** One item of a license request that came to be worked on. */
export interface Arrival {
  account: string
  assetId: string
  subscriptionId: string
  size: string
  /** Whose it is, if the request said so. */
  attempt: string | null
  /** Null: it was looked at and refused, and nothing was charged. */
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

interface OwnedLicense {
  id: string
  account: string
  assetId: string
  size: string
  at: number
  visibleAt: number
  other: string | null
}

export interface ServiceParts {
  choices: Choices
  timeline: Timeline
  troubles: Troubles
  origin: string
  clientId: string
  /** Licenses of other assets that each account has from before. */
  older: number
}

/** A service that charges every license it is asked for. */
export function createSmallService(parts: ServiceParts): SmallService {
  const { choices, timeline, troubles, origin, clientId } = parts
  const tokens = new Map<string, Token>()
  const arrivals: Arrival[] = []
  const licenses: OwnedLicense[] = []

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
    if (!token || token.endsAt <= timeline.now()) return no(401, 'Sign in.')
    return answer(token, url, request)
  }

  function answer(token: Token, url: URL, request: PlainRequest): PlainReply {
    const { account } = token
    const path = url.pathname
    const posts = request.method === 'POST'
    if (path === '/v2/user/access_token') return reply(200, details(token))
    if (path === '/v2/user') return reply(200, { id: account })
    if (path === '/v2/user/subscriptions') return reply(200, subscriptions())
    if (path === '/v2/images/licenses') {
      return posts ? license(account, request.body) : history(account, url)
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

  function license(account: string, body: string): PlainReply {
    const asked = JSON.parse(body) as LicenseRequest // the gateway's own
    if (troubles.strikes('all-refused')) return no(403, 'Not with this one.')
    const hasNote = asked.images.some(({ metadata }) => metadata !== undefined)
    if (hasNote && troubles.strikes('metadata-refused')) {
      return no(400, 'metadata is not known here.')
    }
    const half = Math.floor(asked.images.length / 2)
    const isHalf = troubles.strikes('half-processed')
    const worked = isHalf ? asked.images.slice(0, half) : asked.images
    const results = worked.map(one => licenseOne(account, one))
    if (isHalf) return no(500, 'It broke.')
    if (troubles.strikes('half-told')) results.splice(half)
    if (troubles.strikes('out-of-order')) results.reverse()
    return reply(200, { data: results })
  }

  function licenseOne(account: string, item: LicenseItem): object {
    const { image_id: assetId, subscription_id: subscriptionId, size } = item
    const note = item.metadata?.other ?? ''
    const attempt = /Cleared ([0-9a-f]{32})$/.exec(note)?.[1] ?? null
    const arrival = { account, assetId, subscriptionId, size, attempt }
    if (troubles.strikes('item-refused')) {
      arrivals.push({ ...arrival, licenseId: null })
      return { image_id: assetId, error: 'Not this one.' }
    }
    const id = `license-${licenses.length + 1}`
    arrivals.push({ ...arrival, licenseId: id })
    const at = timeline.now()
    const lag = troubles.strikes('history-lags') ? lags[choices.pick(4)] : 0
    const isStripped = troubles.strikes('metadata-stripped')
    const other = isStripped ? null : (item.metadata?.other ?? null)
    const visibleAt = at + (lag ?? 0)
    licenses.push({ id, account, assetId, size, at, visibleAt, other })
    return {
      image_id: assetId,
      allotment_charge: troubles.strikes('charges-more') ? 2 : 1,
      download: { url: `${origin}/files/${id}` },
      ...(troubles.strikes('contradicts') && { error: 'And an error.' })
    }
  }

  /** Newest first; what shifts between two pages is on neither. */
  function history(account: string, url: URL): PlainReply {
    const { searchParams: query } = url
    const assetId = query.get('image_id')
    const size = Number(query.get('per_page'))
    const shift = troubles.strikes('history-shifts') ? 1 : 0
    const start = (Number(query.get('page')) - 1) * size + shift
    const own = licenses
      .filter(one => one.account === account)
      .filter(({ visibleAt }) => visibleAt <= timeline.now())
      .toReversed()
      .concat(olderOnes(parts.older, account))
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

const lags = [5000, 50_000, 130_000, 1_500_000]

interface LicenseItem {
  image_id: string
  subscription_id: string
  size: string
  metadata?: { other?: string }
}

interface LicenseRequest {
  images: LicenseItem[]
}

function toRecord({ id, assetId, size, at, other }: OwnedLicense) {
  return {
    id,
    license: 'standard',
    download_time: new Date(at).toISOString(),
    is_downloadable: true,
    image: { id: assetId, format: { size, format: 'jpg' } },
    metadata: other === null ? {} : { other }
  }
}

function olderOnes(count: number, account: string): OwnedLicense[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `older-${i}`,
    account,
    assetId: `9${i}`,
    size: 'huge',
    at: 0,
    visibleAt: 0,
    other: null
  }))
}

function subscriptions() {
  const format = { media_type: 'image', size: 'huge', format: 'jpg' }
  const ids = ['s1', 's2']
  return {
    data: ids.map(id => ({
      id,
      license: 'standard',
      asset_type: 'images',
      formats: [format],
      allotment: { downloads_left: 500, downloads_limit: 500 }
    }))
  }
}

function images(url: URL) {
  const picture = { url: 'http://media.test/thumb', width: 100, height: 75 }
  return {
    data: url.searchParams.getAll('id').map(id => ({
      id,
      media_type: 'image',
      description: `Picture ${id}`,
      is_editorial: false,
      assets: {
        small_thumb: picture,
        huge_jpg: { width: 1000, height: 750, is_licensable: true }
      }
    }))
  }
}

function no(status: number, message: string): PlainReply {
  return reply(status, { message })
}

function reply(status: number, body: object | string): PlainReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, body: text }
}
