import { html } from 'hono/html'
import type { Page } from './show-page.ts'

export type End =
  | 'done'
  | 'denied'
  | 'ended'
  | 'other-browser'
  | 'refused'
  | 'out-of-date'
  | 'too-many'

const texts: Record<End, Pick<Page, 'title' | 'status'> & { text: string }> = {
  done: {
    title: 'You are signed in',
    text: 'Cleared is signed in. Close this page and go back to Figma.'
  },
  denied: {
    title: 'Nothing was allowed',
    text:
      'Cleared was not given your account. Close this page; to sign in ' +
      'after all, begin again in Figma.'
  },
  ended: {
    title: 'This sign-in is over',
    status: 410,
    text:
      'It was finished, cancelled or took too long. Begin again in ' +
      'Figma: press “Sign in” in Cleared.'
  },
  'other-browser': {
    title: 'This sign-in belongs to another browser',
    status: 403,
    text:
      'It was begun somewhere else. If you did not expect this page, ' +
      'close it. To sign in, press “Sign in” in Cleared, in Figma.'
  },
  refused: {
    title: 'The service did not sign you in',
    status: 403,
    text:
      'Your account’s service sent no usable answer. Begin again in Figma; ' +
      'if it happens again, tell whoever runs Cleared for you.'
  },
  'out-of-date': {
    title: 'This page is out of date',
    status: 400,
    text:
      'It was not sent from this browser, or too late. Open the address ' +
      'again from Cleared, in Figma.'
  },
  'too-many': {
    title: 'Too many requests',
    status: 429,
    text: 'Wait five minutes, then open the address again.'
  }
}

/** A page for the end of a sign-in, without actions. */
export function endPage(end: End): Page {
  const { title, status = 200, text } = texts[end]
  return { title, status, content: html`<p>${text}</p>` }
}
