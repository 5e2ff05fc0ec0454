type Answer = Response | Promise<Response>

/** Replies that differ from those of a service that behaves. */
export interface Script {
  token?: (form: URLSearchParams) => Answer
  details?: (bearer: string) => Answer
  user?: () => Answer
  license?: (body: unknown) => Answer
  get?: (url: URL, headers: Headers) => Answer
}

export interface Arrived {
  method: string
  path: string
  headers: Headers
  body: string
}

export interface ScriptedService {
  fetch: typeof fetch
  arrived: Arrived[]
  count(method: string, path: string): number
}

export const fullScopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view',
  'collections.view',
  'collections.edit'
]

/** What the service says of a token made for the test gateway's client. */
export const goodDetails = {
  client_id: 'client-1',
  realm: 'customer',
  scopes: fullScopes,
  username: 'mira',
  user_id: '1001',
  expires_in: 3600
}

/** A service with replies written by the test, and a count of arrivals. */
export function scriptedService(script: Script = {}): ScriptedService {
  const arrived: Arrived[] = []

  async function answer(input: Request): Promise<Response> {
    const url = new URL(input.url)
    const { method, headers } = input
    const body = await input.text()
    arrived.push({ method, path: url.pathname, headers, body })
    const bearer = (headers.get('Authorization') ?? '').replace('Bearer ', '')
    switch (`${method} ${url.pathname}`) {
      case 'POST /v2/oauth/access_token':
        return (script.token ?? goodToken)(new URLSearchParams(body))
      case 'GET /v2/user/access_token':
        return script.details?.(bearer) ?? Response.json(goodDetails)
      case 'GET /v2/user':
        return (
          script.user?.() ??
          Response.json({ id: '1001', full_name: 'Mira Sol' })
        )
      case 'POST /v2/images/licenses':
      case 'POST /v2/videos/licenses':
      case 'POST /v2/audio/licenses':
        return (script.license ?? goodLicense)(JSON.parse(body))
      default:
        if (script.get) return script.get(url, headers)
        throw new Error(`Unexpected ${method} ${url.pathname}`)
    }
  }

  return {
    arrived,
    fetch: (input, init) => answer(new Request(input, init)),
    count: (method, path) =>
      arrived.filter(one => one.method === method && one.path === path).length
  }
}

let serial = 0

function goodToken(): Response {
  serial += 1
  return Response.json({
    access_token: `1/access-${serial}`,
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: `3/refresh-${serial}`
  })
}

interface LicenseBody {
  images?: { image_id: string }[]
  videos?: { video_id: string }[]
  audio?: { audio_id: string }[]
}

function goodLicense(body: unknown): Response {
  const { images = [], videos = [], audio = [] } = body as LicenseBody // the API's
  const download = { url: 'http://localhost:4402/media/licensed/1' }
  return Response.json({
    data: [
      ...images.map(({ image_id }) => ({ image_id })),
      ...videos.map(({ video_id }) => ({ video_id })),
      ...audio.map(({ audio_id }) => ({ audio_id }))
    ].map(named => ({ ...named, download, allotment_charge: 1 }))
  })
}
