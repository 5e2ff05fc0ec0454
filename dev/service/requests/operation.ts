import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Language } from '../../../contract/api/languages.ts'
import type { Caller } from '../access/authenticate.ts'
import type { Core } from '../core/core.ts'
import type { JsonText } from '../http/json-text.ts'
import { ServiceError } from '../http/service-error.ts'
import type { Person } from '../oauth/people.ts'

/** A validated request, as passed to an operation. */
export interface Call<Query, Body> {
  core: Core
  query: Query
  body: Body
  /** Value of a `{name}` of the path. */
  path(name: string): string
  caller: Caller | undefined
  /**
   * Must be called by public operations that identify an application; may throw
   * 429.
   */
  countRequest(caller: { clientId: string }): void
  /** From the query, else from the header, else English. */
  language: Language
  userAgent: string
}

/** Frequent replies may be cached text. */
type Answer<Reply> = Reply | JsonText | Response | Promise<Reply | Response>

/** An endpoint with its implementation. */
export interface Operation {
  entry: Endpoint
  run(call: Call<unknown, unknown>): Answer<unknown>
}

type BodyOf<Body> = Body extends GenericSchema ? InferOutput<Body> : undefined

/**
 * Combines an endpoint with its implementation; types follow from its schemas.
 */
export function operation<
  Query extends GenericSchema,
  Body extends GenericSchema | null,
  Reply extends GenericSchema
>(
  entry: Endpoint<Query, Body, Reply>,
  run: (
    call: Call<InferOutput<Query>, BodyOf<Body>>
  ) => Answer<InferInput<Reply>>
): Operation {
  // The routes only pass values that the schemas of the same endpoint have
  // parsed.
  return { entry, run }
}

/** The person of a call to an endpoint that requires one. */
export function personOf(call: { caller: Caller | undefined }): Person {
  const person = call.caller?.person
  if (!person) throw new ServiceError(401, { message: 'Invalid access token' })
  return person
}
