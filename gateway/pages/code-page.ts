import { html } from 'hono/html'
import type { Page } from './show-page.ts'

interface CodePageProps {
  id: string
  pairing: string
  token: string
  /** Milliseconds until the code expires. */
  timeLeft: number
}

/** Step 7: the pairing code, which the person enters in the panel. */
export function codePage(props: CodePageProps): Page {
  const { id, pairing, token, timeLeft } = props
  return {
    title: 'Your code for Figma',
    hasForm: true,
    // Rarely: a reload clears the selection while the person copies the code.
    reloadAfter: Math.min(20, Math.ceil(timeLeft / 1000) + 1),
    content: html`
      <p>Enter this code in Cleared, in Figma:</p>
      <output class="code" aria-label="Pairing code">${pairing}</output>
      <p>To copy, click the code, then press Ctrl+C, or ⌘C on a Mac.</p>
      <p role="timer">Expires in ${formatDuration(timeLeft)}</p>
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

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [
    minutes > 0 ? `${minutes} min` : '',
    rest > 0 || minutes === 0 ? `${rest} s` : ''
  ]
  return parts.filter(Boolean).join(' ')
}
