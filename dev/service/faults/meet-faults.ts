import { type ActiveFaults, ConnectionCut } from './faults.ts'
import { halfBody } from './half-body.ts'

/** Answers a request: the app, or what stands before it. */
export type Fetch = (request: Request) => Promise<Response>

/**
 * Lets requests meet the faults of connections: those whose reply is lost,
 * those that are worked on after it was lost, and those whose reply breaks
 * off. A lost connection rejects with `ConnectionCut`.
 */
export function meetFaults(
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

/** The connection will be gone when the body is read. */
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
