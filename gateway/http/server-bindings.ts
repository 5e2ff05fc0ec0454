import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Node's request and reply; undefined without a server. */
export function serverBindings({ env }: Context): Partial<HttpBindings> {
  return (env as Partial<HttpBindings> | undefined) ?? {} // set by the server
}
