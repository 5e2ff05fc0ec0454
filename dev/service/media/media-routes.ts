import { Hono } from 'hono'
import type { Core } from '../core.ts'
import { ServiceError } from '../http/service-error.ts'
import { isDownloadAddress } from '../licensing/download-address.ts'
import {
  fileNames,
  previewNames,
  type FileName,
  type LibraryFile,
  type PreviewName
} from '../library.ts'
import { findAsset } from '../search/find-asset.ts'
import { brokenMedia } from './broken-media.ts'

const day = 86_400

/** Previews for everyone, licensed files by signed address. */
export function mediaRoutes(core: Core): Hono {
  const app = new Hono()

  app.get('/media/:asset{\\d+}/:file', async context => {
    const { asset, file } = context.req.param()
    const name = previewNames.find(name => `${name}.jpg` === file)
    return send(core, asset, name, {
      'Cache-Control': `public, max-age=${30 * day}, immutable`
    })
  })

  app.get('/media/licensed/:license/:file', async context => {
    const { license, file } = context.req.param()
    const [, asset = '', wanted = ''] = /^(\d+)_(\w+)\.\w+$/.exec(file) ?? []
    const name = fileNames.find(name => name === wanted)
    const address = new URL(context.req.url)
    const isGiven =
      name && isDownloadAddress(core, license, asset, name, address)
    if (!isGiven) {
      throw new ServiceError(403, {
        message:
          'This address is wrong or older than 8 hours. Ask for a new one with the license id.'
      })
    }
    return send(core, asset, name, {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${file}"`
    })
  })

  return app
}

async function send(
  core: Core,
  assetId: string,
  name: PreviewName | FileName | undefined,
  headers: Record<string, string>
): Promise<Response> {
  const asset = findAsset(core, assetId)
  if (!asset || !name || !core.library.sizes(asset)[name]) {
    throw new ServiceError(404, { message: 'Not Found' })
  }
  const fault = core.faults.takeMediaFault()
  const media = await core.library.render(asset, name)
  if (fault) return brokenMedia(fault, media)
  return reply(media, headers)
}

function reply(
  { bytes, type }: LibraryFile,
  headers: Record<string, string>
): Response {
  // The library's bytes lie in ordinary memory, never in a shared one.
  const body = bytes as Uint8Array<ArrayBuffer>
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...headers
    }
  })
}
