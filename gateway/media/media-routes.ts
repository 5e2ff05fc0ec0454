import { Hono, type Context } from 'hono'
import { MediaRequest } from '../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { sniffLicensed, sniffType } from '../../contract/sniff-file.ts'
import type { Core } from '../core/core.ts'
import { limitRequestsPerInstance } from '../http/limit-requests.ts'
import { readBody } from '../http/read-body.ts'
import { timeLimitOf } from '../service/call-service.ts'
import { checkMediaAddress } from './check-media-address.ts'
import { fetchMedia } from './fetch-media.ts'
import { readMedia, type MediaFile } from './read-media.ts'
import { readRange } from './read-range.ts'

/**
 * Relays images, videos and tracks of hosts that send no CORS headers; EPS only
 * as licensed files.
 */
export function mediaRoutes(core: Core): Hono {
  const app = new Hono()

  app.use(gatewayRoutes.media, limitRequestsPerInstance(core, 'media'))

  app.get(gatewayRoutes.media, async context => {
    const text = context.req.query('url') ?? ''
    const file = await load(core, context, text, 'preview')
    context.header('Cache-Control', 'public, max-age=3600')
    return send(context, file)
  })

  // The address of a licensed file is secret and must not be in a query.
  app.post(gatewayRoutes.media, async context => {
    const { url } = await readBody(context, MediaRequest)
    const file = await load(core, context, url, 'file')
    context.header('Cache-Control', 'no-store')
    context.header('Content-Disposition', 'attachment')
    return send(context, file)
  })

  return app
}

/** Aborts after the time limit or when the client disconnects. */
async function load(
  core: Core,
  context: Context,
  text: string,
  kind: 'preview' | 'file'
): Promise<MediaFile> {
  const { media, timeLimits, bounds } = core.config
  const url = checkMediaAddress(text, media)
  const range = readRange(context.req.header('Range'))
  const signal = AbortSignal.any([
    timeLimitOf(core, timeLimits[kind]),
    context.req.raw.signal
  ])
  const message = await fetchMedia(core, url, range, signal)
  const sniff = kind === 'file' ? sniffLicensed : sniffType
  return readMedia(message, range, bounds.mediaBytes[kind], sniff)
}

function send(
  context: Context,
  { type, length, range, etag, lastModified, body }: MediaFile
): Response {
  context.header('Content-Type', type)
  context.header('Content-Security-Policy', "sandbox; default-src 'none'")
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  context.header('Accept-Ranges', 'bytes')
  if (length !== null) context.header('Content-Length', String(length))
  if (range !== null) context.header('Content-Range', range)
  if (etag !== null) context.header('ETag', etag)
  if (lastModified !== null) context.header('Last-Modified', lastModified)
  return context.body(body, range === null ? 200 : 206)
}
