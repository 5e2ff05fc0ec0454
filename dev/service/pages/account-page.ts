import type { Context } from 'hono'
import type { Core } from '../core.ts'
import { changePassword, provePerson, type Person } from '../oauth/people.ts'
import { basicScope, isScope } from '../oauth/scopes.ts'
import { issueToken } from '../oauth/tokens.ts'
import { showAccount } from './account-view.ts'
import { createAttempts } from './attempts.ts'
import { readForm } from './form-token.ts'
import { endSession, findSession, startSession } from './sessions.ts'

const shortest = 8
const passwordChanged =
  'Your password is changed. Tokens made before no longer work.'

/** The page of a person's account and the forms on it. */
export function accountPage(core: Core, clientId: string) {
  const attempts = createAttempts(() => core.now())

  async function withPerson(
    context: Context,
    work: (person: Person) => Response | Promise<Response>
  ): Promise<Response> {
    const person = findSession(core, context)
    return person ? work(person) : context.redirect('/sign-in', 303)
  }

  function show(context: Context): Promise<Response> {
    const isChanged = context.req.query('changed') === 'password'
    const news = isChanged ? { done: passwordChanged } : {}
    return withPerson(context, person =>
      showAccount(core, context, person, news)
    )
  }

  function makeToken(context: Context): Promise<Response> {
    return withPerson(context, async person => {
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

  function setPassword(context: Context): Promise<Response> {
    return withPerson(context, async person => {
      const form = await readForm(core, context)
      const problem = await passwordProblem(person, form)
      if (problem) {
        return showAccount(core, context, person, { problem })
      }
      await changePassword(core.accounts, person, form.get('new') ?? '')
      startSession(core, context, person)
      return context.redirect('/account?changed=password', 303)
    })
  }

  async function passwordProblem(
    person: Person,
    form: URLSearchParams
  ): Promise<string | undefined> {
    const { username } = person
    if (!attempts.mayTry(username)) {
      return 'Too many wrong passwords. Wait 15 minutes and try again.'
    }
    const current = form.get('current') ?? ''
    if (!(await provePerson(core.accounts, username, current))) {
      attempts.noteFailure(username)
      return 'Your current password is wrong.'
    }
    const isShort = (form.get('new') ?? '').length < shortest
    return isShort ? `Choose at least ${shortest} characters.` : undefined
  }

  async function signOut(context: Context): Promise<Response> {
    await readForm(core, context)
    endSession(core, context)
    return context.redirect('/sign-in', 303)
  }

  return { show, makeToken, setPassword, signOut }
}
