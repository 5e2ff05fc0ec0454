import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'

/** A note; text between backticks is code. */
export function noteMarkup(note: string): Markup {
  const words = note
    .split('`')
    .map((text, index) => (index % 2 ? html`<code>${text}</code>` : text))
  return html`${words}`
}
