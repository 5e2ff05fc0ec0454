import { type ActiveFaults, ConnectionCut } from './faults.ts'
import { halfBody } from './truncate-body.ts'

/** Answers a request: the app, or the app behind these faults. */
export type Fetch = (request: Request) => Promise<Response>

/**
 * Breaks connections as faults ask: loses a reply, does the work after the
 * reply was lost, or breaks a reply off. A lost connection rejects with
 * `ConnectionCut`.
 */
export function breakConnections(
  faults: ActiveFaults,
  answer: Fetch,
  failed: (error: unknown) => void
): Fetch {
  return async request => {
    const { method } = request
    const { pathname } = new URL(request.url)
    const late = faults.takeLate(method, pathname)
    if (late !== undefined) {
      const copy = await buffered(request)
      faults.after(late, () => void answer(copy).catch(failed))
      throw new ConnectionCut()
    }
    const response = await answer(request)
    if (faults.takeCut(method, pathname)) throw new ConnectionCut()
    return faults.takeBodyCut(method, pathname) ? broken(response) : response
  }
}

/** Reads the body now: later its connection is closed. */
async function buffered(request: Request): Promise<Request> {
  const { method, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return new Request(request.url, { method, headers, body })
}

/** A reply without a body has no middle: its connection is lost at once. */
async function broken(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength === 0) throw new ConnectionCut()
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(halfBody(bytes), { status: response.status, headers })
}
