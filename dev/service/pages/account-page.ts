import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import { isSameText, sign } from '../oauth/secret-text.ts'
import { showAccount } from './account-view.ts'
import { readForm } from './form-token.ts'
import { makeToken } from './make-token.ts'
import { nextAddress } from './next-address.ts'
import { browserSecret, endSession, withPerson } from './sessions.ts'

const changes = new Map([
  ['password', 'Password changed. Earlier tokens no longer work.'],
  ['email', 'Email address changed. Earlier tokens no longer work.']
])

/** The page of a person's account and the forms on it. */
export function accountPage(core: Core, clientId: string) {
  function show(context: Context): Promise<Response> {
    const done = changeDone(context)
    const news = done === undefined ? {} : { done }
    return withPerson(core, context, person =>
      showAccount(core, context, person, news)
    )
  }

  /** Signed for this session, so that a link cannot forge it. */
  function changeDone(context: Context): string | undefined {
    const parameters = context.req.query('changed') ?? ''
    const [what = '', proof = ''] = parameters.split('.')
    const expected = sign(browserSecret(core, context), what)
    return isSameText(proof, expected) ? changes.get(what) : undefined
  }

  function addToken(context: Context): Promise<Response> {
    return withPerson(core, context, async person => {
      const form = await readForm(core, context)
      const newSecret = makeToken(core, clientId, person, form)
      return showAccount(core, context, person, { newSecret })
    })
  }

  async function signOut(context: Context): Promise<Response> {
    const form = await readForm(core, context)
    endSession(core, context)
    const next = nextAddress(form.get('next'))
    const parameters = new URLSearchParams({ next })
    return context.redirect(`/sign-in?${parameters.toString()}`, 303)
  }

  return { show, addToken, signOut }
}
