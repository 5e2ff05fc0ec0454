import type { GenericSchema } from 'valibot'

/** The scopes that operations of the API require. */
export type Scope =
  | 'user.view'
  | 'licenses.create'
  | 'licenses.view'
  | 'purchases.view'
  | 'collections.view'
  | 'collections.edit'
  | 'reseller.view'
  | 'reseller.purchase'

/**
 * Who may call: `open` needs no credentials (the two OAuth steps),
 * `application` takes basic credentials or a token, `person` only a token.
 */
export type Access = 'open' | 'application' | 'person'

/** One operation of the API as data; drives clients, relay and service. */
export interface Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema | null = GenericSchema | null,
  Reply extends GenericSchema = GenericSchema
> {
  /** Such as "License images". */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the base address, `{name}` for path parameters. */
  path: string
  access: Access
  scope: Scope | null
  query: Query
  body: Body
  /** The exact schemas, for the service and for tests. */
  reply: Reply
  /** The first status is success; 204 has no body. */
  codes: number[]
  /** Whether the body may also come as a form. */
  takesForms?: boolean
  /** Bytes; for bodies that may be larger than a mebibyte. */
  largestBody?: number
  /** Whether the gateway relays it without a signed-in person. */
  relayed: boolean
}

/** Defines an endpoint and keeps its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Query extends GenericSchema,
  Body extends GenericSchema | null,
  Reply extends GenericSchema
>(entry: Endpoint<Query, Body, Reply>): Endpoint<Query, Body, Reply> {
  return entry
}
