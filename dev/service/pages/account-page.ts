import type { Context } from 'hono'
import type { Core } from '../core.ts'
import {
  changeEmail,
  changePassword,
  provePerson,
  type Person
} from '../oauth/people.ts'
import { basicScope, isScope } from '../oauth/scopes.ts'
import { issueToken } from '../oauth/tokens.ts'
import { showAccount } from './account-view.ts'
import { createAttempts } from './attempts.ts'
import { readForm } from './form-token.ts'
import { endSession, findSession, startSession } from './sessions.ts'

const shortest = 8

type Change = 'password' | 'email'
type Problem = string | undefined

const changes: Record<Change, string> = {
  password: 'Your password is changed. Tokens made before no longer work.',
  email: 'Your e-mail address is changed. Tokens made before no longer work.'
}

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
    const changed = context.req.query('changed')
    const isKnown = changed === 'password' || changed === 'email'
    const news = isKnown ? { done: changes[changed] } : {}
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
    return change(context, 'password', async (person, form) => {
      const password = form.get('new') ?? ''
      if (password.length < shortest) {
        return `Choose at least ${shortest} characters.`
      }
      await changePassword(core.accounts, person, password)
      return undefined
    })
  }

  function setEmail(context: Context): Promise<Response> {
    return change(context, 'email', (person, form) => {
      const email = (form.get('email') ?? '').trim()
      if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email)) {
        return 'Type a whole e-mail address, such as name@example.com.'
      }
      changeEmail(core.accounts, person, email)
      return undefined
    })
  }

  /** Changes an account once its password is given; all sign-ins end. */
  function change(
    context: Context,
    what: Change,
    work: (person: Person, form: URLSearchParams) => Problem | Promise<Problem>
  ): Promise<Response> {
    return withPerson(context, async person => {
      const form = await readForm(core, context)
      const problem =
        (await passwordProblem(person, form)) ?? (await work(person, form))
      if (problem !== undefined) {
        return showAccount(core, context, person, { problem })
      }
      startSession(core, context, person)
      return context.redirect(`/account?changed=${what}`, 303)
    })
  }

  async function passwordProblem(
    { username }: Person,
    form: URLSearchParams
  ): Promise<Problem> {
    if (!attempts.mayTry(username)) {
      return 'Too many wrong passwords. Wait 15 minutes and try again.'
    }
    const current = form.get('current') ?? ''
    if (await provePerson(core.accounts, username, current)) return undefined
    attempts.noteFailure(username)
    return 'Your current password is wrong.'
  }

  async function signOut(context: Context): Promise<Response> {
    await readForm(core, context)
    endSession(core, context)
    return context.redirect('/sign-in', 303)
  }

  return { show, makeToken, setPassword, setEmail, signOut }
}
