import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Language } from '../../../contract/api/languages.ts'
import type { Caller } from '../access/authenticate.ts'
import type { Core } from '../core/core.ts'
import type { JsonText } from '../http/json-text.ts'
import { ServiceError } from '../http/service-error.ts'
import type { Person } from '../oauth/people.ts'

/** One checked request, as an operation sees it. */
export interface Call<Query, Body> {
  core: Core
  query: Query
  body: Body
  /** Value of a `{name}` of the path. */
  path(name: string): string
  caller: Caller | undefined
  /** For the application that an open operation has found; may throw 429. */
  countRequest(caller: { clientId: string }): void
  /** Of the query, else of the header, else English. */
  language: Language
  userAgent: string
}

/** Replies that are sent often may be text that was kept. */
type Answer<Reply> = Reply | JsonText | Response | Promise<Reply | Response>

/** An endpoint of the table with the work behind it. */
export interface Operation {
  entry: Endpoint
  run(call: Call<unknown, unknown>): Answer<unknown>
}

type BodyOf<Body> = Body extends GenericSchema ? InferOutput<Body> : undefined

/** Joins an endpoint and its work; the table's schemas give the types. */
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
  // Its routes call it only with what the same entry's schemas have read.
  return { entry, run }
}

/** The person of a call whose endpoint lets only people in. */
export function personOf(call: { caller: Caller | undefined }): Person {
  const person = call.caller?.person
  if (!person) throw new ServiceError(401, { message: 'Invalid access token' })
  return person
}
