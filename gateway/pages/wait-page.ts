import { html } from 'hono/html'
import type { Page } from './show-page.ts'

/** While the service is asked for the session. */
export function waitPage(): Page {
  return {
    title: 'One moment',
    reloadAfter: 2,
    content: html`<p>Signing you in…</p>`
  }
}
