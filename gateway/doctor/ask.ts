import { causeOf, type FailureCause } from '../core/failure-cause.ts'
import { readBytes } from '../http/read-bytes.ts'
import { userAgent } from '../service/call-service.ts'

/** Milliseconds. */
const timeLimit = 10_000

const maxBytes = 1024 * 1024

export interface Answer {
  status: number
  /** Undefined when the body is not JSON. */
  body: unknown
}

/** Why there is no reply. */
export interface NoAnswer {
  /** Completes a sentence such as “api.example.com …”. */
  reason: string
  advice: string
}

/** Sends a GET without following redirects. */
export async function ask(
  address: string,
  headers: Record<string, string> = {},
  send: typeof fetch = fetch
): Promise<Answer | NoAnswer> {
  try {
    const response = await send(address, {
      headers: { 'User-Agent': userAgent, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit)
    })
    const tooLarge = new Error('The reply is over 1 MB')
    const bytes = await readBytes(response.body, maxBytes, tooLarge)
    return { status: response.status, body: parse(bytes) }
  } catch (error) {
    return explain(error)
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined // callers check the body against a schema
  }
}

const known: Partial<Record<FailureCause, NoAnswer>> = {
  'unknown-name': {
    reason: 'has no address.',
    advice: 'Check the name, and that this machine can resolve names.'
  },
  'connection-refused': {
    reason: 'refuses the connection.',
    advice: 'Check the port, and that the server runs.'
  },
  certificate: {
    reason: 'has a certificate that is not accepted.',
    advice: 'Renew it; for an authority of your own set NODE_EXTRA_CA_CERTS.'
  },
  'timed-out': {
    reason: `does not answer within ${timeLimit / 1000} s.`,
    advice: 'Check firewalls, and that the server runs.'
  }
}

function explain(thrown: unknown): NoAnswer {
  const cause = causeOf(thrown)
  return (
    known[cause] ?? {
      reason: `cannot be reached (${cause}).`,
      advice: 'Check the address, and what is between here and there.'
    }
  )
}
