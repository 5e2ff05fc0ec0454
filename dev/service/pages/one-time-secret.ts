import { html } from 'hono/html'
import type { Markup } from './layout.ts'

/** A new secret, on the only page that shows it. */
export function oneTimeSecret(
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

/** A new secret of an application. */
export function consumerSecret(secret: string): Markup {
  const lifetime = 'Anyone who has it can act as the application.'
  return oneTimeSecret('Consumer secret', secret, lifetime)
}
