import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { styleSheet } from './style-sheet.ts'

/** Markup with escaped values. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

export interface Page {
  title: string
  content: Markup
  status?: ContentfulStatusCode
  /** Seconds until the page reloads itself. */
  reloadAfter?: number
  hasForm?: boolean
}

const styleHash = createHash('sha256').update(styleSheet).digest('base64')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'"
].join('; ')

/** Responds with a page. It must not be cached, framed or run scripts. */
export function showPage(
  context: Context,
  { title, content, status = 200, reloadAfter, hasForm = false }: Page
): Response | Promise<Response> {
  const headers = {
    'Content-Security-Policy': policy,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    // A form needs `same-origin`: with `no-referrer`, browsers post it with
    // the origin `null`. Neither sends a referrer to other sites.
    'Referrer-Policy': hasForm ? 'same-origin' : 'no-referrer',
    'X-Robots-Tag': 'noindex'
  }
  Object.entries(headers).forEach(([name, value]) => {
    context.header(name, value)
  })
  if (reloadAfter !== undefined) context.header('Refresh', String(reloadAfter))
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} – Cleared</title>
          ${raw(`<style>${styleSheet}</style>`)}
        </head>
        <body>
          <header>Cleared for Figma</header>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    status
  )
}
