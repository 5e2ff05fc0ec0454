import { html } from 'hono/html'
import type { Page } from './show-page.ts'

/** Step 4: a link to the service's sign-in. */
export function linkPage(address: string): Page {
  const { host } = new URL(address)
  return {
    title: 'Continue to your account',
    content: html`
      <p>
        You’ll sign in at <strong>${host}</strong>. Check that your browser
        shows this address before you enter your password.
      </p>
      <p>
        <a class="button" href="${address}" rel="noreferrer noopener"
          >Sign in at ${host}</a
        >
      </p>
      <p class="soft">You’ll then come back here and get a code for Figma.</p>
    `
  }
}
