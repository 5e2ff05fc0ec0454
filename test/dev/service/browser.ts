import type { Service } from '../../../dev/service/create-service.ts'
import { passwordOf } from '../../../dev/service/demo-accounts.ts'
import { readForms } from '../../read-forms.ts'
import { testBase, testRedirect } from './test-addresses.ts'

export interface Page {
  address: string
  status: number
  headers: Headers
  text: string
}

interface Authorizing {
  username: string
  scope: string
  clientId: string
  state?: string
  redirectUri?: string
}

export interface Browser {
  open(address: string): Promise<Page>
  /** Sends the form whose action contains the text, with these fields. */
  submit(
    page: Page,
    action: string,
    fields: Record<string, string | string[]>
  ): Promise<Page>
  signIn(username: string, password?: string): Promise<Page>
  /** Asks for a code and allows it, as a person would. */
  authorize(asked: Authorizing): Promise<string>
  cookies: Map<string, string>
}

/** A browser without windows: cookies, redirects and forms. */
export function createBrowser(service: Service): Browser {
  const cookies = new Map<string, string>()
  const send = sender(service, cookies)

  async function submit(
    page: Page,
    action: string,
    fields: Record<string, string | string[]>
  ): Promise<Page> {
    const form = readForms(page.text).find(one => one.action.includes(action))
    if (!form) throw new Error(`No form for ${action} on ${page.address}`)
    const body = new URLSearchParams(form.hidden)
    Object.entries(fields).forEach(([name, value]) => {
      ;[value].flat().forEach(one => body.append(name, one))
    })
    return send(form.action, {
      method: 'POST',
      body,
      headers: { Origin: testBase }
    })
  }

  async function signIn(
    username: string,
    password = passwordOf(username)
  ): Promise<Page> {
    return submit(await open('/sign-in'), '/sign-in', { username, password })
  }

  async function authorize(asked: Authorizing): Promise<string> {
    const query = new URLSearchParams({
      client_id: asked.clientId,
      redirect_uri: asked.redirectUri ?? testRedirect,
      response_type: 'code',
      state: asked.state ?? 'state',
      scope: asked.scope
    })
    const first = await open(`/v2/oauth/authorize?${query}`)
    const username = asked.username
    const password = passwordOf(username)
    const consent = first.text.includes('type="password"')
      ? await submit(first, '/sign-in', { username, password })
      : first
    const back = await submit(consent, '/oauth/consent', { decision: 'allow' })
    const code = new URL(back.address).searchParams.get('code')
    if (!code) throw new Error(`No code in ${back.address}: ${back.text}`)
    return code
  }

  function open(address: string): Promise<Page> {
    return send(address, {})
  }

  return { open, submit, signIn, authorize, cookies }
}

/** Sends with the cookies it was given, and follows redirects at home. */
function sender(service: Service, cookies: Map<string, string>) {
  async function send(address: string, init: RequestInit): Promise<Page> {
    const url = new URL(address, testBase)
    const headers = new Headers(init.headers)
    headers.set('User-Agent', 'browser')
    headers.set(
      'Cookie',
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    )
    const response = await service.fetch(
      new Request(url, { ...init, headers, redirect: 'manual' })
    )
    response.headers.getSetCookie().forEach(line => {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    })
    const location = response.headers.get('Location')
    const isHere = location && new URL(location, url).origin === testBase
    if (isHere) return send(new URL(location, url).href, {})
    return {
      address: location ?? url.href,
      status: response.status,
      headers: response.headers,
      text: await response.text()
    }
  }

  return send
}
