import { Hono } from 'hono'
import type { Context } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { setRetryAfter } from '../http/answer-failures.ts'
import { limit } from '../http/rate-limit.ts'
import { refuseHead } from '../http/head-requests.ts'
import {
  endAttempt,
  loadAttempt,
  type Attempt,
  type KeptAttempt
} from '../sign-in/sign-in.ts'
import {
  browserSecret,
  isSameBrowser,
  knownSecret
} from '../sign-in/browser-cookie.ts'
import { confirmSignIn } from '../sign-in/confirm-sign-in.ts'
import { checkForm, formToken } from '../sign-in/form-token.ts'
import { takeCallback } from '../sign-in/handle-callback.ts'
import { codePage } from './code-page.ts'
import { confirmPage } from './confirm-page.ts'
import { endPage, type End } from './end-page.ts'
import { linkPage } from './link-page.ts'
import { showPage } from './show-page.ts'
import { waitPage } from './wait-page.ts'

type Answer = Response | Promise<Response>

/** The pages of a sign-in, in the person's browser. */
export function pageRoutes(core: Core): Hono {
  const app = new Hono()
  const page = '/sign-in/:id{[0-9a-f]{32}}'
  const { pathname: callback } = new URL(core.config.callback)

  app.use('/sign-in/*', limit(core, 'pages'))
  app.use(callback, limit(core, 'pages'))

  app.get(page, async context => {
    const kept = await loadAttempt(core, context.req.param('id'))
    return kept ? show(core, context, kept.attempt) : end(context, 'ended')
  })

  app.post(page, async context => {
    const kept = await loadAttempt(core, context.req.param('id'))
    if (!kept) return end(context, 'ended')
    return confirm(core, context, kept)
  })

  app.post(`${page}/refuse`, async context => {
    const kept = await loadAttempt(core, context.req.param('id'))
    if (!kept) return end(context, 'ended')
    await checkForm(core, context, kept.attempt.id)
    if (!isSameBrowser(core, context, kept.attempt)) {
      return end(context, 'other-browser')
    }
    await endAttempt(core, kept.attempt.id, 'denied')
    return end(context, 'denied')
  })

  app.get(callback, refuseHead, async context => {
    const result = await takeCallback(core, context)
    if (result.kind === 'ready') {
      context.header('Cache-Control', 'no-store')
      context.header('Referrer-Policy', 'no-referrer')
      // To an address without the code, so that it is in no history.
      return context.redirect(`${core.config.base}/sign-in/${result.id}`, 303)
    }
    return end(context, result.kind === 'unknown' ? 'ended' : result.kind)
  })

  app.onError((thrown, context) => {
    if (!(thrown instanceof ClearedError)) throw thrown
    setRetryAfter(context, thrown.data)
    const isLimit = thrown.code === 'rate-limited'
    return end(context, isLimit ? 'too-many' : 'out-of-date')
  })

  return app
}

function end(context: Context, kind: End): Answer {
  return showPage(context, endPage(kind))
}

async function confirm(
  core: Core,
  context: Context,
  kept: KeptAttempt
): Promise<Response> {
  const { attempt } = kept
  const secret = await checkForm(core, context, attempt.id)
  const isFree = attempt.state === 'opened'
  const isOwn =
    attempt.state === 'claimed' && isSameBrowser(core, context, attempt)
  if (!isFree && !isOwn) return show(core, context, attempt)
  const address = await confirmSignIn(core, kept, secret)
  if (address) return showPage(context, linkPage(address))
  return end(context, 'other-browser')
}

/** How things stand, for this browser; changes nothing. */
async function show(
  core: Core,
  context: Context,
  attempt: Attempt
): Promise<Response> {
  const { id, state } = attempt
  const isOwn = isSameBrowser(core, context, attempt)
  if (attempt.browser !== null && !isOwn) return end(context, 'other-browser')
  if (state === 'opened' || state === 'claimed') {
    const token = formToken(core, browserSecret(core, context), id)
    const { host } = new URL(core.config.service)
    return showPage(context, confirmPage(id, token, host))
  }
  if (state === 'ready') {
    return showPage(context, codePage(shownCode(core, context, attempt)))
  }
  if (state === 'redeeming') return showPage(context, waitPage())
  return end(context, state === 'granted' ? 'done' : state)
}

function shownCode(core: Core, context: Context, attempt: Attempt) {
  const { id, pairing, codeEndsAt } = attempt
  const secret = knownSecret(core, context) ?? ''
  return {
    id,
    pairing: core.sealer.open('pairing', pairing ?? '', id) ?? '',
    token: formToken(core, secret, id),
    left: (codeEndsAt ?? 0) - core.now()
  }
}
