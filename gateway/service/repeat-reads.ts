/** Errors of a connection that its other end has closed. */
const closedErrors = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * Repeats a GET once if the connection is closed before a reply. A service
 * closes idle connections, at times just when one is used again. What changes
 * something is sent once.
 * https://www.rfc-editor.org/rfc/rfc9110.html#section-9.2.2
 */
export function repeatReads(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      if ((init?.method ?? 'GET') !== 'GET' || !isClosed(error)) throw error
      return send(input, init)
    }
  }
}

function isClosed(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : null
  return (
    cause instanceof Error && 'code' in cause && closedErrors.has(cause.code)
  )
}
