import type * as v from 'valibot'
import { platform } from '../platform.ts'
import { withBearer } from './bearer.ts'
import { requestJson, requestNothing } from './request.ts'
import type { RequestOptions } from './request.ts'

export interface OwnOptions extends Omit<
  RequestOptions,
  'bearer' | 'unreachable'
> {
  /** The account that it is asked for; nobody else's token is used. */
  of?: string | undefined
}

/** As this person, and straight to the service. */
export function fetchOwn<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  { of, ...options }: OwnOptions = {}
): Promise<v.InferOutput<Schema>> {
  return withBearer(
    bearer => requestJson(urlOf(address), schema, { ...options, bearer }),
    { of }
  )
}

/** For what is answered without a body. */
export function changeOwn(
  address: string,
  { of, ...options }: OwnOptions
): Promise<void> {
  return withBearer(
    bearer => requestNothing(urlOf(address), { ...options, bearer }),
    { of }
  )
}

function urlOf(address: string): string {
  return platform().addresses.service + address
}
