import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Core } from '../core/core.ts'
import { authenticatePerson } from '../oauth/people.ts'
import { attemptsPeriod, type Attempts } from './attempts.ts'
import { formToken, readForm } from './form-token.ts'
import { showPage } from './layout.ts'
import { nextAddress } from './next-address.ts'
import { findSession, startSession } from './sessions.ts'

interface Shown {
  next: string
  username?: string
  problem?: string
  status?: 200 | 401 | 429
}

/** The sign-in page: shows and processes its form. */
export function signInPage(core: Core, attempts: Attempts) {
  function show(context: Context): Response | Promise<Response> {
    const next = nextAddress(context.req.query('next'))
    if (findSession(core, context)) return context.redirect(next, 303)
    return showSignIn(core, context, { next })
  }

  async function take(context: Context): Promise<Response> {
    const form = await readForm(core, context)
    const next = nextAddress(form.get('next'))
    const username = form.get('username') ?? ''
    if (!attempts.begin(username)) {
      const problem =
        'Too many wrong passwords. Wait 15 minutes, then try again.'
      context.header('Retry-After', String(attemptsPeriod / 1000))
      return showSignIn(core, context, { next, username, problem, status: 429 })
    }
    const password = form.get('password') ?? ''
    const person = await authenticatePerson(core.accounts, username, password)
    if (!person) {
      const problem = 'Wrong username or password'
      return showSignIn(core, context, { next, username, problem, status: 401 })
    }
    attempts.forget(username)
    startSession(core, context, person)
    return context.redirect(next, 303)
  }

  return { show, take }
}

function showSignIn(
  core: Core,
  context: Context,
  { next, username = '', problem, status = 200 }: Shown
): Response | Promise<Response> {
  return showPage(context, {
    title: 'Sign in',
    status,
    content: html`
      ${problem && html`<p class="bad" role="alert">${problem}</p>`}
      <form method="post" action="/sign-in">
        ${formToken(core, context)}
        <input type="hidden" name="next" value="${next}" />
        <label for="username">Username</label>
        <input
          id="username"
          name="username"
          type="text"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          required
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
        <button type="submit">Sign in</button>
      </form>
    `
  })
}
