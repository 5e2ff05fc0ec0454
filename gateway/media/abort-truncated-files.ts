import type { MiddlewareHandler } from 'hono'
import { toErrorData } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { serverBindings } from '../http/server-bindings.ts'

/**
 * Cuts the connection when a file breaks off half-way: the client must not take
 * it for whole. The server would print the failure and send it as text.
 */
export function cutBrokenFiles(core: Core): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { outgoing } = serverBindings(context)
    const { body } = context.res
    if (!outgoing || !body) return
    const reader = body.getReader()

    function cut(error: unknown): void {
      if (!outgoing || outgoing.destroyed) return // the client hung up
      const { code, message } = toErrorData(error)
      core.log({ event: 'file-broken', code, message })
      outgoing.destroy()
    }

    const guarded = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const part = await reader.read().catch(cut)
        if (!part || part.done) controller.close()
        else controller.enqueue(part.value)
      },
      cancel: reason => reader.cancel(reason)
    })
    context.res = new Response(guarded, context.res)
  }
}
