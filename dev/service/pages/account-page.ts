import type { Context } from 'hono'
import type { Core } from '../core.ts'
import { basicScope, isScope } from '../oauth/scopes.ts'
import { issueToken } from '../oauth/tokens.ts'
import { showAccount } from './account-view.ts'
import { readForm } from './form-token.ts'
import { nextAddress } from './next-address.ts'
import { endSession, withPerson } from './sessions.ts'

const changes = new Map([
  ['password', 'Your password is changed. Tokens made before no longer work.'],
  [
    'email',
    'Your e-mail address is changed. Tokens made before no longer work.'
  ]
])

/** The page of a person's account and the forms on it. */
export function accountPage(core: Core, clientId: string) {
  function show(context: Context): Promise<Response> {
    const done = changes.get(context.req.query('changed') ?? '')
    const news = done === undefined ? {} : { done }
    return withPerson(core, context, person =>
      showAccount(core, context, person, news)
    )
  }

  function makeToken(context: Context): Promise<Response> {
    return withPerson(core, context, async person => {
      const form = await readForm(core, context)
      const chosen = form.getAll('scope').filter(isScope)
      const token = issueToken(core, 'lasting', {
        clientId,
        person: person.id,
        scopes: [...new Set([basicScope, ...chosen])],
        realm: 'customer'
      })
      return showAccount(core, context, person, { token })
    })
  }

  async function signOut(context: Context): Promise<Response> {
    const form = await readForm(core, context)
    endSession(core, context)
    const next = nextAddress(form.get('next'))
    const asked = new URLSearchParams({ next })
    return context.redirect(`/sign-in?${asked.toString()}`, 303)
  }

  return { show, makeToken, signOut }
}
