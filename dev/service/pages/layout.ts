import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Markup with escaped values. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  content: Markup
  status?: ContentfulStatusCode
  /** Additional targets of the page's forms. */
  formTarget?: string
  /** Origins of the pictures on the page. */
  pictures?: readonly string[]
  /** Path of an additional style sheet. */
  style?: string
}

/** Responds with a page without scripts. */
export function showPage(
  context: Context,
  { title, content, status = 200, formTarget, pictures = [], style }: Page
): Response | Promise<Response> {
  setPageHeaders(context, formTarget, pictures)
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} – Stock service</title>
          <link rel="stylesheet" href="/style.css" />
          ${style ? html`<link rel="stylesheet" href="${style}" />` : ''}
        </head>
        <body>
          <header><p>Stock service</p></header>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    status
  )
}

function setPageHeaders(
  context: Context,
  formTarget: string | undefined,
  pictures: readonly string[]
): void {
  const target = formTarget === undefined ? '' : ` ${formTarget}`
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // Includes the redirect after a form.
    `form-action 'self'${target}`,
    ...(pictures.length > 0 ? [`img-src ${pictures.join(' ')}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'"
  ]
  context.header('Content-Security-Policy', policy.join('; '))
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('X-Frame-Options', 'DENY')
  // Not `no-referrer`, with which browsers post forms with the origin `null`.
  context.header('Referrer-Policy', 'same-origin')
  context.header('Cross-Origin-Opener-Policy', 'same-origin')
  context.header('Cache-Control', 'no-store')
}
