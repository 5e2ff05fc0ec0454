import type { Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { authorize } from '../../../contract/api/oauth-endpoints.ts'
import { toValidationBody } from '../../../contract/api/validation-error.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import {
  checkAuthorization,
  type Authorization
} from '../oauth/check-authorization.ts'
import { issueCode } from '../oauth/codes.ts'
import { hasRealm, type Person } from '../oauth/people.ts'
import { scopes as scopeWords } from '../oauth/scopes.ts'
import { formToken, readForm } from './form-token.ts'
import { showPage, type Markup } from './layout.ts'
import { findSession } from './sessions.ts'

/** The page on which a person allows an application to act for them. */
export function consentPage(core: Core) {
  function show(context: Context): Response | Promise<Response> {
    const person = findSession(core, context)
    return person
      ? showConsent(core, context, person)
      : redirectToSignIn(context)
  }

  async function take(context: Context): Promise<Response> {
    const person = findSession(core, context)
    if (!person) return redirectToSignIn(context)
    const form = await readForm(core, context)
    const request = readAuthorization(context)
    const { application, scopes } = checkAuthorization(core, request)
    if (form.get('decision') !== 'allow')
      return redirectDenied(context, request)
    if (!hasRealm(person, request.realm))
      return showNoRealm(core, context, person)
    const code = issueCode(core, {
      clientId: application.clientId,
      person: person.id,
      scopes,
      realm: request.realm
    })
    return redirectToApplication(context, request, { code })
  }

  return { show, take }
}

function showConsent(
  core: Core,
  context: Context,
  person: Person
): Response | Promise<Response> {
  const request = readAuthorization(context)
  const { application, scopes } = checkAuthorization(core, request)
  if (!hasRealm(person, request.realm))
    return showNoRealm(core, context, person)
  const target = new URL(request.redirect_uri)
  const { pathname, search } = new URL(context.req.url)
  return showPage(context, {
    title: `Allow ${application.name}?`,
    formTarget: target.origin,
    content: html`
      <p>
        Signed in as <strong>${person.username}</strong>. ${application.name}
        wants to:
      </p>
      <ul>
        ${scopes.map(scope => html`<li>${scopeWords[scope]}</li>`)}
      </ul>
      <p class="soft">You’ll continue to ${target.host}.</p>
      <form method="post" action="${pathname + search}">
        ${formToken(core, context)}
        <button type="submit" name="decision" value="allow">Allow</button>
        <button type="submit" name="decision" value="deny" class="second">
          Deny
        </button>
      </form>
      ${switchAccount(core, context)}
    `
  })
}

function showNoRealm(
  core: Core,
  context: Context,
  person: Person
): Response | Promise<Response> {
  return showPage(context, {
    title: 'For contributors only',
    status: 403,
    content: html`
      <p class="bad" role="alert">
        ${person.username} isn’t a contributor. Sign in as one to continue.
      </p>
      ${switchAccount(core, context)}
    `
  })
}

/** Signs out and returns to this page for another account. */
function switchAccount(core: Core, context: Context): Markup {
  const { pathname, search } = new URL(context.req.url)
  return html`<form method="post" action="/sign-out">
    ${formToken(core, context)}
    <input type="hidden" name="next" value="${pathname + search}" />
    <button type="submit" class="second">Use another account</button>
  </form>`
}

function readAuthorization(context: Context): Authorization {
  const result = v.safeParse(authorize.query, context.req.query())
  if (result.success) return result.output
  throw new ServiceError(400, toValidationBody('$.query', result.issues))
}

function redirectToSignIn(context: Context): Response {
  const { pathname, search } = new URL(context.req.url)
  const next = new URLSearchParams({ next: pathname + search })
  return context.redirect(`/sign-in?${next.toString()}`, 303)
}

function redirectDenied(context: Context, request: Authorization): Response {
  return redirectToApplication(context, request, {
    error: 'access_denied',
    error_reason: 'user_denied',
    error_description: 'The person did not allow access'
  })
}

function redirectToApplication(
  context: Context,
  request: Authorization,
  fields: Record<string, string>
): Response {
  const address = new URL(request.redirect_uri)
  Object.entries({ ...fields, state: request.state }).forEach(
    ([name, value]) => {
      address.searchParams.set(name, value)
    }
  )
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
  return context.redirect(address.href, 303)
}
