import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Core } from '../core/core.ts'
import { products } from '../oauth/products.ts'
import type {
  RegisteredApplication,
  Registration
} from '../oauth/registered-applications.ts'
import {
  applicationFields,
  blankRegistration,
  termsField
} from './application-form.ts'
import { formToken } from './form-token.ts'
import { showPage, type Markup } from './layout.ts'
import { scopeChoices } from './scope-choices.ts'

export interface ApplicationNews {
  /** A new secret of an application; shown only once. */
  newSecret?: Markup
  problem?: string
  done?: string
  /** The rejected input. */
  draft?: Registration
}

type Answer = Response | Promise<Response>

/** Shows a person's applications and the form for another one. */
export function showApplications(
  core: Core,
  context: Context,
  applications: readonly RegisteredApplication[],
  news: ApplicationNews = {}
): Answer {
  return showPage(context, {
    title: 'Your applications',
    status: news.problem ? 400 : 200,
    content: html`
      ${newsMarkup(news)}
      ${
        applications.length === 0
          ? html`<p>No applications yet</p>`
          : html`<ul>
              ${applications.map(
                ({ handle, name }) =>
                  html`<li>
                    <a href="/account/applications/${handle}">${name}</a>
                  </li>`
              )}
            </ul>`
      }
      <h2>Register an application</h2>
      <form method="post" action="/account/applications">
        ${formToken(core, context)}
        ${applicationFields(news.draft ?? blankRegistration)} ${termsField()}
        <button type="submit">Register</button>
      </form>
      <p><a href="/account">Your account</a></p>
    `
  })
}

/** Shows one application: its key, its permissions and its forms. */
export function showApplication(
  core: Core,
  context: Context,
  application: RegisteredApplication,
  news: ApplicationNews = {}
): Answer {
  const { clientId, handle, name, isFree } = application
  const token = formToken(core, context)
  const address = `/account/applications/${handle}`
  return showPage(context, {
    title: name,
    status: news.problem ? 400 : 200,
    content: html`
      ${newsMarkup(news)}
      <h2>Consumer key</h2>
      <code>${clientId}</code>
      <p class="soft">
        ${isFree ? 'Free API subscription' : 'Paid API subscription'}:
        ${application.products.map(one => products[one]).join(', ')}
      </p>
      <form method="post" action="${address}/secret">
        ${token}
        <button type="submit" class="second">Create new secret</button>
      </form>
      <h2>Access token</h2>
      <form method="post" action="${address}/tokens">
        ${token} ${scopeChoices()}
        <button type="submit">Create token</button>
      </form>
      <h2>Details</h2>
      <form method="post" action="${address}">
        ${token} ${applicationFields(news.draft ?? application)} ${termsField()}
        <button type="submit">Save</button>
      </form>
      <h2>Delete</h2>
      <p>The key, secret, and tokens stop working immediately.</p>
      <form method="post" action="${address}/delete">
        ${token}
        <button type="submit" class="second">Delete ${name}</button>
      </form>
      <p><a href="/account/applications">Your applications</a></p>
    `
  })
}

function newsMarkup({ newSecret, problem, done }: ApplicationNews): Markup {
  return html`
    ${problem && html`<p class="bad" role="alert">${problem}</p>`}
    ${done && html`<p role="status">${done}</p>`} ${newSecret}
  `
}
