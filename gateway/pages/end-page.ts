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
  | 'unavailable'

const texts: Record<End, Pick<Page, 'title' | 'status'> & { text: string }> = {
  done: {
    title: 'You’re signed in',
    text: 'Close this page and go back to Figma.'
  },
  denied: {
    title: 'Access denied',
    text:
      'Cleared can’t use your account. Close this page. To sign in after ' +
      'all, start again in Figma.'
  },
  ended: {
    title: 'This sign-in has ended',
    status: 410,
    text:
      'It was finished, canceled, or took too long. To start again, press ' +
      '“Sign in” in Cleared, in Figma.'
  },
  'other-browser': {
    title: 'Sign-in started in another browser',
    status: 403,
    text:
      'If you didn’t expect this page, close it. To sign in, press ' +
      '“Sign in” in Cleared, in Figma.'
  },
  refused: {
    title: 'Couldn’t sign you in',
    status: 403,
    text:
      'The library sent no usable answer. Start again in Figma. If it ' +
      'happens again, tell the person who set up Cleared.'
  },
  'out-of-date': {
    title: 'This page is out of date',
    status: 400,
    text:
      'It was open too long, or came from another browser. Open the ' +
      'address again from Cleared, in Figma.'
  },
  'too-many': {
    title: 'Too many requests',
    status: 429,
    text: 'Wait five minutes, then open the address again.'
  },
  unavailable: {
    title: 'Couldn’t sign you in yet',
    status: 503,
    text:
      'Cleared can’t answer right now. Wait a minute, then reload this page. ' +
      'If it says that the sign-in has ended, start again in Figma.'
  }
}

/** A page for the end of a sign-in, without actions. */
export function endPage(end: End): Page {
  const { title, status = 200, text } = texts[end]
  return { title, status, content: html`<p>${text}</p>` }
}
