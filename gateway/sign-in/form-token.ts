import type { Context } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { readText } from '../http/read-body.ts'
import { isSameText } from '../sealing/digest.ts'
import { knownSecret } from './browser-cookie.ts'

/** What a form of this attempt, page and browser carries. */
export function formToken(core: Core, secret: string, id: string): string {
  return core.sealer.sign('form', `${secret} ${id}`)
}

/**
 * Lets a posted form through only from a page of ours in the same browser;
 * throws `bad-request` otherwise.
 */
export async function checkForm(
  core: Core,
  context: Context,
  id: string
): Promise<string> {
  const secret = knownSecret(core, context)
  const fields = new URLSearchParams(await readText(context))
  const isOurPage = context.req.header('Origin') === core.config.base
  const token = fields.get('token') ?? ''
  const isOwn =
    secret !== null && isSameText(token, formToken(core, secret, id))
  if (isOurPage && isOwn && secret !== null) return secret
  throw new ClearedError('bad-request', 'The form is out of date.')
}
