import { html } from 'hono/html'
import type { Page } from './show-page.ts'

/** Step 3: which app requests access, and to what. */
export function confirmPage(
  id: string,
  token: string,
  serviceHost: string
): Page {
  return {
    title: 'Sign in to Cleared?',
    hasForm: true,
    content: html`
      <p class="warning">
        Continue only if you just pressed “Sign in” in Cleared, in Figma.
      </p>
      <p>
        If someone sent you this address, close this page. They could sign in as
        you.
      </p>
      <p>
        Cleared, a Figma plugin, wants to use your account at
        <strong>${serviceHost}</strong> to:
      </p>
      <ul>
        <li>see your name and your subscriptions</li>
        <li>
          license media when you confirm it in Figma, which uses downloads from
          your subscriptions
        </li>
        <li>see your licenses and download their files again</li>
        <li>see and change your collections</li>
      </ul>
      <form method="post" action="/sign-in/${id}">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">Continue</button>
      </form>
    `
  }
}
