import { Hono } from 'hono'
import type { Core } from '../core.ts'
import { createDocument } from './create-document.ts'
import type { OpenApi } from './openapi.ts'

/** The description of the API, for programs; anybody may read it. */
export function documentRoutes({ baseUrl }: Core): Hono {
  const app = new Hono()
  let made: OpenApi | undefined

  app.get('/openapi.json', context => {
    made ??= createDocument(baseUrl)
    context.header('Cache-Control', 'public, max-age=3600')
    return context.json(made)
  })

  return app
}
