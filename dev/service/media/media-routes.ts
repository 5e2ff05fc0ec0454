import { Hono } from 'hono'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { isDownloadAddress } from '../licensing/download-address.ts'
import { licensedFileNamed } from '../licensing/licensed-file.ts'
import { previewRoutes } from './preview-routes.ts'
import { sendFile } from './send-file.ts'

/** Public previews, and licensed files by signed address. */
export function mediaRoutes(core: Core): Hono {
  const app = new Hono()
  app.route('/', previewRoutes(core))

  app.get('/media/licensed/:license/:file', context => {
    const { license, file: fileName } = context.req.param()
    const address = new URL(context.req.url)
    if (!isDownloadAddress(core, license, fileName, address)) {
      throw new ServiceError(403, {
        message:
          'This address is wrong or older than 8 hours. Ask for a new one with the license id.'
      })
    }
    const file = licensedFileNamed(core, fileName)
    if (!file) throw new ServiceError(404, { message: 'Not Found' })
    return sendFile(core, context.req.raw, file.load(), {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${fileName}"`
    })
  })

  return app
}
