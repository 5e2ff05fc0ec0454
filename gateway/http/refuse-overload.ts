import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Core } from '../core.ts'
import { answerOverload } from './answer-failures.ts'

/** Refuses with 503 what there was no room for when it arrived. */
export function refuseOverload(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage } // set by the server
    if (incoming && core.isRefused?.(incoming)) return answerOverload(context)
    return next()
  }
}
