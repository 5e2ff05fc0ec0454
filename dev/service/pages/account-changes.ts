import type { Context } from 'hono'
import * as v from 'valibot'
import { emailAddress } from '../../../contract/api/email-address.ts'
import type { Core } from '../core/core.ts'
import {
  changeEmail,
  changePassword,
  authenticatePerson,
  type Person
} from '../oauth/people.ts'
import { sign } from '../oauth/secret-text.ts'
import { showAccount } from './account-view.ts'
import type { Attempts } from './attempts.ts'
import { readForm } from './form-token.ts'
import { startSession, withPerson } from './sessions.ts'

const minLength = 8

type Problem = string | undefined

type Work = (
  person: Person,
  form: URLSearchParams
) => Problem | Promise<Problem>

/** The forms that change a password or an email address. */
export function accountChanges(core: Core, attempts: Attempts) {
  function setPassword(context: Context): Promise<Response> {
    return change(context, 'password', async (person, form) => {
      const password = form.get('new') ?? ''
      if (password.trim().length < minLength) {
        return `Use at least ${minLength} characters.`
      }
      await changePassword(core.accounts, person, password)
      return undefined
    })
  }

  function setEmail(context: Context): Promise<Response> {
    return change(context, 'email', (person, form) => {
      const email = (form.get('email') ?? '').trim()
      if (!v.is(emailAddress, email)) {
        return 'Enter an email address, such as name@example.com.'
      }
      return changeEmail(core.accounts, person, email)
        ? undefined
        : 'This email address is already in use.'
    })
  }

  /**
   * Changes an account after checking its password; ends all browser sessions.
   */
  function change(
    context: Context,
    what: 'password' | 'email',
    work: Work
  ): Promise<Response> {
    return withPerson(core, context, async person => {
      const form = await readForm(core, context)
      const problem =
        (await passwordProblem(core, attempts, person, form)) ??
        (await work(person, form))
      if (problem !== undefined) {
        return showAccount(core, context, person, { problem })
      }
      const session = startSession(core, context, person)
      const proof = sign(session, what)
      return context.redirect(`/account?changed=${what}.${proof}`, 303)
    })
  }

  return { setPassword, setEmail }
}

async function passwordProblem(
  core: Core,
  attempts: Attempts,
  { username }: Person,
  form: URLSearchParams
): Promise<Problem> {
  if (!attempts.begin(username)) {
    return 'Too many wrong passwords. Wait 15 minutes, then try again.'
  }
  const current = form.get('current') ?? ''
  if (!(await authenticatePerson(core.accounts, username, current))) {
    return 'Wrong current password'
  }
  attempts.forget(username)
  return undefined
}
