import { Hono } from 'hono'
import * as v from 'valibot'
import { toValidationBody } from '../../../contract/api/validation-error.ts'
import { badBody } from '../http/bad-body.ts'
import { ServiceError } from '../http/service-error.ts'
import { FaultSpec } from './fault-spec.ts'
import type { Faults } from './faults.ts'

/**
 * `POST /admin/faults` sets a fault, `DELETE` clears all faults. Web pages
 * cannot send either, because the preflight is refused. DNS rebinding is
 * prevented by accepting only loopback host names.
 */
export function faultRoutes(faults: Faults): Hono {
  const app = new Hono()
  app.use('/admin/faults', async ({ req }, next) => {
    if (isOfThisMachine(req.header('Host') ?? '')) return next()
    throw new ServiceError(403, {
      message: 'Faults are ordered at localhost, 127.0.0.1 or [::1] only'
    })
  })
  app.post('/admin/faults', async context => {
    const contentType = context.req.header('Content-Type') ?? ''
    if (!/^application\/json *(;|$)/i.test(contentType)) {
      throw new ServiceError(415, { message: 'Expected application/json' })
    }
    const value: unknown = await context.req.json().catch(() => {
      throw badBody('The body is not JSON')
    })
    const read = v.safeParse(FaultSpec, value)
    if (!read.success) {
      throw new ServiceError(400, toValidationBody('$.body', read.issues))
    }
    faults.set(read.output)
    return context.body(null, 204)
  })
  app.delete('/admin/faults', context => {
    faults.reset()
    return context.body(null, 204)
  })
  app.all('/admin/faults', () => {
    throw new ServiceError(
      405,
      { message: 'Method Not Allowed' },
      { Allow: 'POST, DELETE' }
    )
  })
  return app
}

function isOfThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)
}
