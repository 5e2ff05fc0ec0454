import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Core } from '../core/core.ts'
import { findPlans, isRunning, type Plan } from '../licensing/subscriptions.ts'
import type { Person } from '../oauth/people.ts'
import { formToken } from './form-token.ts'
import { showPage, type Markup } from './layout.ts'
import { scopeChoices } from './scope-choices.ts'

export interface AccountNews {
  /** A new token; shown only once. */
  newSecret?: Markup
  problem?: string
  done?: string
}

/** Shows the account of a person with its forms. */
export function showAccount(
  core: Core,
  context: Context,
  person: Person,
  news: AccountNews
): Response | Promise<Response> {
  const token = formToken(core, context)
  return showPage(context, {
    title: 'Your account',
    status: news.problem ? 400 : 200,
    content: html`
      ${newsMarkup(news)}
      <p>Signed in as <strong>${person.username}</strong></p>
      <h2>Subscriptions</h2>
      ${plansMarkup(core, findPlans(core, person.id))}
      <h2>Access token</h2>
      <form method="post" action="/account/tokens">
        ${token} ${scopeChoices()}
        <button type="submit">Create token</button>
      </form>
      <h2>Applications</h2>
      <p>
        <a href="/account/applications">Your applications</a>, their keys and
        their tokens.
      </p>
      <h2>Password</h2>
      <form method="post" action="/account/password">
        ${token} ${usernameField(person)}
        ${field('password-current', 'Current password', currentPassword)}
        ${field('password-new', 'New password', {
          name: 'new',
          type: 'password',
          use: 'new-password'
        })}
        <button type="submit">Change password</button>
      </form>
      <h2>Email address</h2>
      <form method="post" action="/account/email">
        ${token} ${usernameField(person)}
        ${field('email-current', 'Current password', currentPassword)}
        ${field('email-new', 'E-mail address', {
          name: 'email',
          type: 'email',
          use: 'email',
          value: person.email
        })}
        <button type="submit">Change email address</button>
      </form>
      <h2>Sign out</h2>
      <form method="post" action="/sign-out">
        ${token}
        <button type="submit" class="second">Sign out</button>
      </form>
    `
  })
}

function newsMarkup({ newSecret, problem, done }: AccountNews): Markup {
  if (problem) return html`<p class="bad" role="alert">${problem}</p>`
  if (done) return html`<p role="status">${done}</p>`
  return newSecret ?? html``
}

function plansMarkup(core: Core, plans: Plan[]): Markup {
  if (plans.length === 0) return html`<p>No subscriptions</p>`
  return html`<ul>
    ${plans.map(
      plan =>
        html`<li>
          ${plan.description} (${plan.id}):
          ${isRunning(core, plan) ? leftOf(plan) : 'expired'}
        </li>`
    )}
  </ul>`
}

function leftOf({ left, limit }: Plan): string {
  return `${left} of ${limit} downloads left`
}

/** Lets password managers identify the account. */
function usernameField({ username }: Person): Markup {
  return html`<input
    type="text"
    value="${username}"
    autocomplete="username"
    hidden
  />`
}

interface Field {
  name: string
  type: 'password' | 'email'
  /** The `autocomplete` attribute. */
  use: string
  value?: string
}

const currentPassword: Field = {
  name: 'current',
  type: 'password',
  use: 'current-password'
}

function field(
  id: string,
  label: string,
  { name, type, use, value = '' }: Field
): Markup {
  return html`<label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${use}"
      required
    />`
}
