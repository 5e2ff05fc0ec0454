import { type ActiveFaults, ConnectionCut } from './faults.ts'
import { truncateBody } from './truncate-body.ts'

/** The app, or the app behind these faults. */
export type Fetch = (request: Request) => Promise<Response>

/**
 * Breaks connections according to the faults: loses a reply, does the work
 * after the reply was lost, or truncates a reply. A lost connection rejects
 * with `ConnectionCut`.
 */
export function breakConnections(
  faults: ActiveFaults,
  answer: Fetch,
  failed: (error: unknown) => void
): Fetch {
  return async request => {
    const target = {
      method: request.method,
      path: new URL(request.url).pathname
    }
    const late = faults.take('work-late', target)
    if (late) {
      const copy = await buffered(request)
      faults.after(late.milliseconds, () => void answer(copy).catch(failed))
      throw new ConnectionCut()
    }
    const response = await answer(request)
    if (faults.take('lose-reply', target)) throw new ConnectionCut()
    return faults.take('cut-body', target) ? broken(response) : response
  }
}

/** Reads the body immediately, as its connection is closed later. */
async function buffered(request: Request): Promise<Request> {
  const { method, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return new Request(request.url, { method, headers, body })
}

/**
 * A reply without a body cannot be truncated: its connection is lost
 * immediately.
 */
async function broken(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength === 0) throw new ConnectionCut()
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(truncateBody(bytes), { status: response.status, headers })
}
