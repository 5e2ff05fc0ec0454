import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { failureBody, failureHeaders } from './answer-failures.ts'

interface Failure {
  status: number
  code: 'bad-request' | 'timed-out'
  message: string
}

const unreadable: Failure = {
  status: 400,
  code: 'bad-request',
  message: 'The request is not HTTP.'
}

const known: Record<string, Failure> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'timed-out',
    message: 'The request took too long to arrive.'
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'bad-request',
    message: 'The head of the request is too large.'
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'bad-request',
    message: 'The body of the request is too large.'
  }
}

/**
 * Answers data that Node could not parse as a request, and closes the
 * connection. Sends nothing where the client would mistake the answer for the
 * reply to another request.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  replies: Iterable<ServerResponse> = []
): void {
  const isAmbiguous = [...replies].some(
    reply => reply.headersSent || reply.req.complete
  )
  if (isAmbiguous || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, code, message } = known[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(failureBody(code, message))
  const headers = {
    ...failureHeaders,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close'
  }
  const head = Object.entries(headers).map(([name, text]) => `${name}: ${text}`)
  socket.end(
    [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join(
      '\r\n'
    )
  )
  socket.destroySoon()
}
