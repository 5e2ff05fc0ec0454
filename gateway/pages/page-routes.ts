import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { ClearedError, type ErrorCode } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { setRetryAfter } from '../http/answer-failures.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { refuseHead } from '../http/head-requests.ts'
import {
  endSignIn,
  loadSignIn,
  type SignIn,
  type StoredSignIn
} from '../sign-in/sign-in.ts'
import {
  browserSecret,
  isSameBrowser,
  knownSecret
} from '../sign-in/browser-cookie.ts'
import { confirmSignIn } from '../sign-in/confirm-sign-in.ts'
import { checkForm, formToken } from '../sign-in/form-token.ts'
import { handleCallback } from '../sign-in/handle-callback.ts'
import { codePage } from './code-page.ts'
import { confirmPage } from './confirm-page.ts'
import { endPage, type End } from './end-page.ts'
import { linkPage } from './link-page.ts'
import { showPage, type Page } from './show-page.ts'

const ends: Partial<Record<ErrorCode, End>> = {
  'rate-limited': 'too-many',
  'gateway-unreachable': 'unavailable'
}

type Answer = Response | Promise<Response>

/** Serves the pages of a sign-in to the person's browser. */
export function pageRoutes(core: Core): Hono {
  const app = new Hono()
  const page = '/sign-in/:id{[0-9a-f]{32}}'
  const { pathname: callback } = new URL(core.config.callback)

  app.use('/sign-in/*', limitRequests(core, 'pages'))
  app.use(callback, limitRequests(core, 'pages'))

  app.get(page, async context => {
    const stored = await loadSignIn(core, context.req.param('id'))
    return stored ? show(core, context, stored.signIn) : end(context, 'ended')
  })

  app.post(page, async context => {
    const stored = await loadSignIn(core, context.req.param('id'))
    if (!stored) return end(context, 'ended')
    return confirm(core, context, stored)
  })

  app.post(`${page}/refuse`, async context => {
    const stored = await loadSignIn(core, context.req.param('id'))
    if (!stored) return end(context, 'ended')
    await checkForm(core, context, stored.signIn.id)
    if (!isSameBrowser(core, context, stored.signIn)) {
      return end(context, 'other-browser')
    }
    await endSignIn(core, stored.signIn.id, 'denied')
    return end(context, 'denied')
  })

  app.get(callback, refuseHead, async context => {
    const result = await handleCallback(core, context)
    if (result.kind === 'ready') {
      context.header('Cache-Control', 'no-store')
      context.header('Referrer-Policy', 'no-referrer')
      // Redirect, so that the code is not in the browser's history.
      return context.redirect(`${core.config.base}/sign-in/${result.id}`, 303)
    }
    return end(context, result.kind === 'unknown' ? 'ended' : result.kind)
  })

  app.onError((thrown, context) => {
    if (!(thrown instanceof ClearedError)) throw thrown
    setRetryAfter(context, thrown.data)
    return end(context, ends[thrown.code] ?? 'out-of-date')
  })

  return app
}

function end(context: Context, kind: End): Answer {
  return showPage(context, endPage(kind))
}

async function confirm(
  core: Core,
  context: Context,
  stored: StoredSignIn
): Promise<Response> {
  const { signIn } = stored
  const secret = await checkForm(core, context, signIn.id)
  const isFree = signIn.state === 'opened'
  const isOwn =
    signIn.state === 'claimed' && isSameBrowser(core, context, signIn)
  if (!isFree && !isOwn) return show(core, context, signIn)
  const address = await confirmSignIn(core, stored, secret)
  const { signOut } = core.config
  if (address) return showPage(context, linkPage(address, signOut))
  return end(context, 'other-browser')
}

/** Shows the state of the sign-in to this browser; has no side effects. */
async function show(
  core: Core,
  context: Context,
  signIn: SignIn
): Promise<Response> {
  const { id, state } = signIn
  const isOwn = isSameBrowser(core, context, signIn)
  if (signIn.browser !== null && !isOwn) return end(context, 'other-browser')
  if (state === 'opened' || state === 'claimed') {
    const token = formToken(core, browserSecret(core, context), id)
    const { host } = new URL(core.config.service)
    return showPage(context, confirmPage(id, token, host))
  }
  if (state === 'ready') {
    return showPage(context, codePage(shownCode(core, context, signIn)))
  }
  if (state === 'redeeming') return showPage(context, waitPage)
  return end(context, state === 'granted' ? 'done' : state)
}

/** While the gateway requests a token from the service. */
const waitPage: Page = {
  title: 'One moment',
  reloadAfter: 2,
  content: html`<p>Signing you in…</p>`
}

function shownCode(core: Core, context: Context, signIn: SignIn) {
  const { id, pairing, codeEndsAt } = signIn
  const secret = knownSecret(core, context) ?? ''
  return {
    id,
    pairing: core.sealer.open('pairing', pairing ?? '', id) ?? '',
    token: formToken(core, secret, id),
    timeLeft: (codeEndsAt ?? 0) - core.now()
  }
}
