import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Markup whose every inserted value is escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  content: Markup
  status?: ContentfulStatusCode
  /** Where a form of the page may lead besides this service. */
  formTarget?: string
  /** Origins of the pictures on the page. */
  pictures?: readonly string[]
  /** Path of a style sheet behind the one of every page. */
  style?: string
}

/** Answers a page; there are no scripts on any of them. */
export function showPage(
  context: Context,
  { title, content, status = 200, formTarget, pictures = [], style }: Page
): Response | Promise<Response> {
  pageHeaders(context, formTarget, pictures)
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

function pageHeaders(
  context: Context,
  formTarget: string | undefined,
  pictures: readonly string[]
): void {
  const target = formTarget === undefined ? '' : ` ${formTarget}`
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // Covers the redirect that follows a form, too.
    `form-action 'self'${target}`,
    ...(pictures.length > 0 ? [`img-src ${pictures.join(' ')}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'"
  ]
  context.header('Content-Security-Policy', policy.join('; '))
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('X-Frame-Options', 'DENY')
  // Not `no-referrer`: browsers would send forms with the origin `null`.
  context.header('Referrer-Policy', 'same-origin')
  context.header('Cross-Origin-Opener-Policy', 'same-origin')
  context.header('Cache-Control', 'no-store')
}
