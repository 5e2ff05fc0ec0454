import type { Context } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { readText } from '../http/read-body.ts'
import { isSameText } from '../sealing/digest.ts'
import { knownSecret } from './browser-cookie.ts'

/** A CSRF token for the forms of one sign-in and browser. */
export function formToken(core: Core, secret: string, id: string): string {
  return core.sealer.sign('form', `${secret} ${id}`)
}

/**
 * Returns the browser's secret. Throws `bad-request` unless the form was posted
 * from one of our pages in the same browser.
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
