import type { MiddlewareHandler } from 'hono'
import { toErrorData } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { serverBindings } from '../http/server-bindings.ts'

/**
 * Destroys the connection when a file is truncated, so that the client does
 * not take it for complete. Node's server would send the error as text.
 */
export function abortTruncatedFiles(core: Core): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { outgoing } = serverBindings(context)
    const { body } = context.res
    if (!outgoing || !body) return
    const reader = body.getReader()

    function abort(error: unknown): void {
      if (!outgoing || outgoing.destroyed) return // the client disconnected
      const { code, message } = toErrorData(error)
      core.log({ event: 'file-truncated', code, message })
      outgoing.destroy()
    }

    const guarded = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const part = await reader.read().catch(abort)
        if (!part || part.done) controller.close()
        else controller.enqueue(part.value)
      },
      cancel: reason => reader.cancel(reason)
    })
    context.res = new Response(guarded, context.res)
  }
}
