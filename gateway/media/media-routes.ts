import { Hono, type Context } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import { MediaRequest } from '../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { limit } from '../http/limit.ts'
import { readBody } from '../http/read-body.ts'
import { checkMediaAddress } from './check-media-address.ts'
import { fetchMedia } from './fetch-media.ts'
import { readMedia, type MediaFile } from './read-media.ts'

const megabyte = 1024 * 1024
const largestPreview = 10 * megabyte
const largestFile = 200 * megabyte

/** Pictures of hosts that do not let the panel read them. */
export function mediaRoutes(core: Core): Hono {
  const app = new Hono()

  app.use(gatewayRoutes.media, limit(core, 'media'))

  app.get(gatewayRoutes.media, async context => {
    const text = context.req.query('url') ?? ''
    const file = await load(core, text, largestPreview)
    context.header('Cache-Control', 'public, max-age=3600')
    return send(context, file)
  })

  // The address of a licensed file is a secret: not in a query.
  app.post(gatewayRoutes.media, async context => {
    const { url } = await readBody(context, MediaRequest)
    const file = await load(core, url, largestFile)
    context.header('Cache-Control', 'no-store')
    context.header('Content-Disposition', 'attachment')
    return send(context, file)
  })

  return app
}

async function load(
  core: Core,
  text: string,
  largest: number
): Promise<MediaFile> {
  if (text.length > 4096) {
    throw new ClearedError('address-refused', 'The address is too long.')
  }
  const url = checkMediaAddress(text, core.config.media)
  return readMedia(await fetchMedia(core, url), largest)
}

function send(context: Context, { type, length, body }: MediaFile): Response {
  context.header('Content-Type', type)
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Content-Security-Policy', "sandbox; default-src 'none'")
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (length !== null) context.header('Content-Length', String(length))
  return context.body(body)
}
