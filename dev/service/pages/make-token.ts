import type { Core } from '../core/core.ts'
import type { Person } from '../oauth/people.ts'
import { basicScope, isScope } from '../oauth/scopes.ts'
import { issueToken } from '../oauth/tokens.ts'
import type { Markup } from './layout.ts'
import { oneTimeSecret } from './one-time-secret.ts'

/** Creates a token without expiry for the scopes of a form, to be shown. */
export function makeToken(
  core: Core,
  clientId: string,
  person: Person,
  form: URLSearchParams
): Markup {
  const chosen = form.getAll('scope').filter(isScope)
  const token = issueToken(core, 'lasting', {
    clientId,
    person: person.id,
    scopes: [...new Set([basicScope, ...chosen])],
    realm: 'customer'
  })
  const lifetime = 'It works until you change your password or email address.'
  return oneTimeSecret('New token', token, lifetime)
}
