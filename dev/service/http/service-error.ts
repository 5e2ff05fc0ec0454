import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorRecord } from '../../../contract/api/records/envelope.ts'

/** The body of every error reply. */
export interface ErrorReply {
  message: string
  errors?: ErrorRecord[]
  /** Only for the token call, as defined by OAuth 2.0. */
  error?: string
  error_description?: string
}

type ErrorStatus = ContentfulStatusCode

/** Thrown to answer a request with an error body. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: ErrorStatus
  readonly body: ErrorReply
  readonly headers: Record<string, string>

  constructor(
    status: ErrorStatus,
    body: ErrorReply,
    headers: Record<string, string> = {}
  ) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}
