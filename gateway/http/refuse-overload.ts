import type { MiddlewareHandler } from 'hono'
import type { Core } from '../core/core.ts'
import { answerOverload } from './answer-failures.ts'
import { serverBindings } from './server-bindings.ts'

/** Refuses with 503 what there was no room for when it arrived. */
export function refuseOverload(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const { incoming } = serverBindings(context)
    if (incoming && core.isRefused?.(incoming)) return answerOverload(context)
    return next()
  }
}
