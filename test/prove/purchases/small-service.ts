import { mediaTypes } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { isRefusal } from '../../../contract/license-results.ts'
import { refuse, reply } from './plain-request.ts'
import type { PlainReply, PlainRequest } from './plain-request.ts'
import { records, toSubscriptions } from './service-records.ts'
import { createSmallLicensing } from './small-licensing.ts'
import type { Arrival, LicensingParts } from './small-licensing.ts'

export interface SmallService {
  ask(request: PlainRequest): PlainReply
  makeToken(account: string): string
  /** Items of license requests, in the order in which they arrived. */
  arrivals: readonly Arrival[]
  tokensEnd(): void
}

const picture = '\0 a picture'

/** Of two boxes; see is-cut-video.ts. */
const video = '\0\0\0\x10ftypqt  \0\0\0\0\0\0\0\x08moov'

/** Milliseconds. */
const tokenLife = 3_600_000

interface Token {
  account: string
  endsAt: number
}

export interface ServiceParts extends LicensingParts {
  clientId: string
}

/** A service that charges every license it is asked for. */
export function createSmallService(parts: ServiceParts): SmallService {
  const { timeline, origin, clientId } = parts
  const tokens = new Map<string, Token>()
  const licensing = createSmallLicensing(parts)

  function makeToken(account: string): string {
    const token = `token-${account}-${tokens.size}`
    tokens.set(token, { account, endsAt: timeline.now() + tokenLife })
    return token
  }

  function ask(request: PlainRequest): PlainReply {
    const url = new URL(request.url)
    if (url.pathname === '/v2/oauth/access_token') return refresh(request.body)
    if (url.pathname.startsWith('/files/')) {
      return reply(200, url.pathname.includes('/videos/') ? video : picture)
    }
    for (const medium of mediaTypes) {
      if (!url.pathname.endsWith(mediaRoutes[medium].list.path)) continue
      return reply(200, records(medium, url))
    }
    const token = tokens.get(request.bearer ?? '')
    const isOver = !token || token.endsAt <= timeline.now()
    const made = isOver ? refuse(401, 'Sign in.') : answer(token, url, request)
    const isLicense = mediumOf(url) !== undefined && request.method === 'POST'
    if (token && isLicense && isRefusal(made.status)) {
      licensing.noteRefused(token.account, request)
    }
    return made
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
        toSubscriptions(id => licensing.leftOf(account, id))
      )
    }
    const medium = mediumOf(url)
    if (medium) {
      return posts
        ? licensing.license(account, request)
        : licensing.history(account, medium, url)
    }
    if (posts && path.endsWith('/downloads')) {
      const [, , media, , id] = path.split('/')
      return reply(200, { url: `${origin}/files/${media}/${id}` })
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

  return {
    ask,
    makeToken,
    arrivals: licensing.arrivals,
    tokensEnd: () => tokens.forEach(token => void (token.endsAt = 0))
  }
}

/** Of the licenses at this path. */
function mediumOf({ pathname }: URL) {
  return mediaTypes.find(one => pathname === mediaRoutes[one].licenses.path)
}
