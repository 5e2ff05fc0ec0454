import type { Context } from 'hono'
import { html } from 'hono/html'
import { showPage } from './layout.ts'

/** The terms of the licenses, as a library has them; for anybody. */
export function showTerms(context: Context): Response | Promise<Response> {
  return showPage(context, {
    title: 'License terms',
    content: html`<p>
        This service is a reference: its pictures, films and tracks are made up,
        and so are its licenses.
      </p>
      <h2>Standard</h2>
      <p>Websites, apps, presentations and up to 500,000 printed copies.</p>
      <h2>Enhanced</h2>
      <p>The same without a limit, and goods for sale.</p>
      <h2>Editorial</h2>
      <p>News and comment, never advertising.</p>`
  })
}
