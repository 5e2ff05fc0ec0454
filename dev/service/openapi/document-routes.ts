import { Hono, type Context } from 'hono'
import type { Core } from '../core/core.ts'
import { allowAllOrigins } from '../http/allow-all-origins.ts'
import { showPage, type Markup } from '../pages/layout.ts'
import { createDocument } from './create-document.ts'
import { docsMarkup } from './docs-markup.ts'
import { docsStyle } from './docs-style.ts'
import type { OpenApi } from './openapi.ts'

/** The API's description as JSON and as a page, public. */
export function documentRoutes({ baseUrl }: Core): Hono {
  const app = new Hono()
  let document: OpenApi | undefined
  let page: Markup | undefined

  function getDocument(): OpenApi {
    document ??= createDocument(baseUrl)
    return document
  }

  app.get('/openapi.json', context => {
    cacheForHour(context)
    return context.json(getDocument())
  })

  app.on(
    'GET',
    ['/v2/api-docs', '/v2/api-docs/all'],
    allowAllOrigins,
    context => context.redirect('/openapi.json', 302)
  )

  app.get('/docs', async context => {
    page ??= await docsMarkup(getDocument())
    return showPage(context, {
      title: 'Media Licensing API',
      content: page,
      style: '/docs.css'
    })
  })

  app.get('/docs.css', context => {
    cacheForHour(context)
    context.header('Content-Type', 'text/css; charset=utf-8')
    context.header('X-Content-Type-Options', 'nosniff')
    return context.body(docsStyle)
  })

  return app
}

function cacheForHour(context: Context): void {
  context.header('Cache-Control', 'public, max-age=3600')
}
