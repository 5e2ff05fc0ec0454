import { passwordOf } from '../accounts/demo-accounts.ts'
import type { Service } from '../create-service.ts'
import { createWebBrowser } from '../../../test/web-browser.ts'
import type { WebBrowser, WebPage } from '../../../test/web-browser.ts'
import { fetchChecked } from './check-reply.ts'
import { testBase, testRedirect } from './test-addresses.ts'

interface Authorizing {
  username: string
  scope: string
  clientId: string
  state?: string
  redirectUri?: string
}

export interface Browser extends WebBrowser {
  signIn(username: string, password?: string): Promise<WebPage>
  /** Asks for a code and allows it, as a person would. */
  authorize(asked: Authorizing): Promise<string>
}

/** A browser at the service, and what people do there. */
export function createBrowser(service: Service): Browser {
  const browser = createWebBrowser(
    request => fetchChecked(service, request),
    testBase
  )

  async function signIn(
    username: string,
    password = passwordOf(username)
  ): Promise<WebPage> {
    const page = await browser.open('/sign-in')
    return browser.submit(page, '/sign-in', { username, password })
  }

  async function authorize(asked: Authorizing): Promise<string> {
    const query = new URLSearchParams({
      client_id: asked.clientId,
      redirect_uri: asked.redirectUri ?? testRedirect,
      response_type: 'code',
      state: asked.state ?? 'state',
      scope: asked.scope
    })
    const first = await browser.open(`/v2/oauth/authorize?${query.toString()}`)
    const username = asked.username
    const password = passwordOf(username)
    const consent = first.text.includes('type="password"')
      ? await browser.submit(first, '/sign-in', { username, password })
      : first
    const back = await browser.submit(consent, '/oauth/consent', {
      decision: 'allow'
    })
    const code = new URL(back.address).searchParams.get('code')
    if (!code) throw new Error(`No code in ${back.address}: ${back.text}`)
    return code
  }

  return { ...browser, signIn, authorize }
}
