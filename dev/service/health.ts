import { Hono } from 'hono'
import type { Core } from './core/core.ts'

/** Reports whether accounts and catalogue can be read; without credentials. */
export function healthRoutes(core: Core, log: (line: string) => void): Hono {
  const app = new Hono()

  app.get('/health', context => {
    context.header('Cache-Control', 'no-store')
    try {
      core.accounts.all('SELECT 1 FROM people LIMIT 1')
      core.catalog.all('SELECT 1 FROM assets LIMIT 1')
      return context.json({ status: 'ok' })
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error)
      log(JSON.stringify({ error: stack }))
      return context.json({ status: 'failing' }, 503)
    }
  })

  return app
}
