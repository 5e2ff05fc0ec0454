import type { WebBrowser, WebPage } from '../../test/web-browser.ts'
import type { StartedSignIn } from './begin-sign-in.ts'
import { linkOf, pairingCodeOf } from './visitor.ts'

/** Confirms in the browser; gives the `state` the service is sent. */
export async function confirmIn(
  visitor: WebBrowser,
  { page, id }: StartedSignIn
): Promise<string> {
  const confirm = await visitor.open(page)
  const link = linkOf(await visitor.submit(confirm, id))
  return link.searchParams.get('state') ?? ''
}

/** The service sends the browser back with a code. */
export function redirectBack(
  visitor: WebBrowser,
  state: string,
  fields: Record<string, string> = { code: 'service-code' }
): Promise<WebPage> {
  const query = new URLSearchParams({ ...fields, state })
  return visitor.open(`/callback?${query.toString()}`)
}

/** All steps in the browser, with a scripted service; the pairing code. */
export async function finishInBrowser(
  visitor: WebBrowser,
  panel: StartedSignIn
): Promise<string> {
  const state = await confirmIn(visitor, panel)
  return pairingCodeOf(await redirectBack(visitor, state))
}
