import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Core } from '../core/core.ts'
import { checkEncodedText } from '../http/check-text.ts'
import { ServiceError } from '../http/service-error.ts'
import { isSameText, sign } from '../oauth/secret-text.ts'
import type { Markup } from './layout.ts'
import { browserSecret } from './sessions.ts'

/** A hidden field with a CSRF token for this browser. */
export function formToken(core: Core, context: Context): Markup {
  const token = sign(browserSecret(core, context), 'form')
  return html`<input type="hidden" name="form_token" value="${token}" />`
}

/** The fields of a posted form, after checking its token. */
export async function readForm(
  core: Core,
  context: Context
): Promise<URLSearchParams> {
  const origin = context.req.header('Origin')
  const isForeign =
    origin !== undefined && origin !== new URL(core.baseUrl).origin
  const text = await context.req.text()
  checkEncodedText('$.body', text)
  const form = new URLSearchParams(text)
  const expected = sign(browserSecret(core, context), 'form')
  const isOwn = isSameText(form.get('form_token') ?? '', expected)
  if (isForeign || !isOwn) {
    throw new ServiceError(403, {
      message: 'This form is out of date. Open its page again and resend it.'
    })
  }
  return form
}
