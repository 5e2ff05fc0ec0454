import { html } from 'hono/html'
import type { Page } from './show-page.ts'

/**
 * Step 4: a link to the service's sign-in. The API has no way to ask for
 * another account; `signOut` is the service's page for that, if it is known.
 */
export function linkPage(address: string, signOut: string | null): Page {
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
      <p class="soft">
        Already signed in there? You’ll continue with that account. To use
        another one, ${signOutText(signOut)} first.
      </p>
    `
  }
}

function signOutText(address: string | null) {
  if (address === null) return 'sign out there'
  return html`<a href="${address}" target="_blank" rel="noreferrer noopener"
    >sign out there</a
  >`
}
