import { html } from 'hono/html'
import type { Markup } from './layout.ts'

/** A secret just made, on the only page that ever shows it. */
export function shownOnce(
  label: string,
  secret: string,
  lifetime: string
): Markup {
  return html`
    <section role="status" aria-label="${label}">
      <p>${label}. Copy it now: it is not shown again.</p>
      <code>${secret}</code>
      <p class="soft">${lifetime}</p>
    </section>
  `
}

/** The secret of an application. */
export function shownSecret(secret: string): Markup {
  const lifetime = 'Anyone who knows it can act as the application.'
  return shownOnce('Consumer secret', secret, lifetime)
}
