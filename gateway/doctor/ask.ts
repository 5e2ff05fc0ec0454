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

function explain(thrown: unknown): NoAnswer {
  const code = codeOf(thrown)
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return {
      reason: 'has no address.',
      advice: 'Check the name, and that this machine can resolve names.'
    }
  }
  if (code === 'ECONNREFUSED') {
    return {
      reason: 'refuses the connection.',
      advice: 'Check the port, and that the server runs.'
    }
  }
  if (/CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(code)) {
    return {
      reason: `has a certificate that is not accepted (${code}).`,
      advice: 'Renew it; for an authority of your own set NODE_EXTRA_CA_CERTS.'
    }
  }
  if (/TIME/.test(code)) {
    return {
      reason: `does not answer within ${timeLimit / 1000} s.`,
      advice: 'Check firewalls, and that the server runs.'
    }
  }
  return {
    reason: `cannot be reached (${code}).`,
    advice: 'Check the address, and what is between here and there.'
  }
}

function codeOf(thrown: unknown): string {
  const { name, cause } = thrown as Error // of fetch
  const { code = name } = (cause ?? {}) as { code?: string } // of Node
  return code
}
