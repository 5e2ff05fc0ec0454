import { html } from 'hono/html'
import type { Page } from './show-page.ts'

interface Shown {
  id: string
  pairing: string
  token: string
  /** Milliseconds for which the code still works. */
  left: number
}

/** Step 7: the pairing code, which goes into the panel. */
export function codePage({ id, pairing, token, left }: Shown): Page {
  return {
    title: 'Your code for Figma',
    hasForm: true,
    // Not so often that it takes away a selection that is being made.
    reloadAfter: Math.min(20, Math.ceil(left / 1000) + 1),
    content: html`
      <p>Enter this code in Cleared, in Figma:</p>
      <output class="code" aria-label="Pairing code">${pairing}</output>
      <p>To copy, click the code, then press Ctrl+C, or ⌘C on a Mac.</p>
      <p role="timer">Expires in ${inWords(left)}</p>
      <p class="warning">
        Never share this code. Anyone who has it can sign in as you.
      </p>
      <form method="post" action="/sign-in/${id}/refuse">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit" class="quiet">This wasn’t me</button>
      </form>
    `
  }
}

function inWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [
    minutes > 0 ? `${minutes} min` : '',
    rest > 0 || minutes === 0 ? `${rest} s` : ''
  ]
  return parts.filter(Boolean).join(' ')
}
