import { html } from 'hono/html'
import { basicScope, scopes } from '../oauth/scopes.ts'
import type { Markup } from './layout.ts'

/** A checkbox for each scope; the basic one is always selected. */
export function scopeChoices(): Markup {
  return html`<fieldset>
    <legend>Token scopes</legend>
    ${Object.entries(scopes).map(
      ([name, words]) =>
        html`<label class="choice">
          <input
            type="checkbox"
            name="scope"
            value="${name}"
            ${name === basicScope ? 'checked disabled' : ''}
          />
          <span>${words}<small>${name}</small></span>
        </label>`
    )}
  </fieldset>`
}
