import type * as v from 'valibot'
import { platform } from '../platform/platform.ts'
import { withBearer } from './bearer.ts'
import { requestJson } from './request.ts'
import type { RequestOptions } from './request.ts'

interface Options extends Omit<RequestOptions, 'bearer' | 'unreachable'> {
  /** The account to act as; no other account's token is used. */
  accountId?: string | undefined
}

/** Fetches directly from the service, as the signed-in person. */
export function fetchOwn<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  { accountId, ...options }: Options = {}
): Promise<v.InferOutput<Schema>> {
  const url = platform().addresses.service + address
  return withBearer(
    bearer => requestJson(url, schema, { ...options, bearer }),
    { accountId }
  )
}
