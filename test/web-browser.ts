import { readForms, unescapeText } from './read-forms.ts'

/** A page as a person without a screen sees it. */
export interface WebPage {
  address: string
  status: number
  headers: Headers
  text: string
}

export interface WebBrowser {
  open(address: string): Promise<WebPage>
  /** Sends the form whose action contains the text, with these fields. */
  submit(
    page: WebPage,
    action: string,
    fields?: Record<string, string>
  ): Promise<WebPage>
  /** Follows the link whose address contains the text. */
  follow(page: WebPage, address: string): Promise<WebPage>
  cookies: Map<string, string>
}

/** Answers a request; throws for addresses that nobody serves. */
export type Route = (request: Request) => Promise<Response>

/** Cookies (shared by the ports of a host), redirects, forms and links. */
export function createWebBrowser(route: Route): WebBrowser {
  const cookies = new Map<string, string>()

  async function send(address: string, init: RequestInit): Promise<WebPage> {
    const headers = new Headers(init.headers)
    headers.set('User-Agent', 'Mozilla/5.0 (a test)')
    if (cookies.size) headers.set('Cookie', cookieHeader(cookies))
    const response = await route(
      new Request(address, { ...init, headers, redirect: 'manual' })
    )
    response.headers.getSetCookie().forEach(line => keep(cookies, line))
    const location = response.headers.get('Location')
    if (location) return send(new URL(location, address).href, {})
    const { status, headers: received } = response
    return { address, status, headers: received, text: await response.text() }
  }

  return {
    cookies,
    open: address => send(address, {}),
    submit(page, action, fields = {}) {
      const form = readForms(page.text).find(one => one.action.includes(action))
      if (!form) throw new Error(`No form for ${action} on ${page.text}`)
      return send(new URL(form.action, page.address).href, {
        method: 'POST',
        body: new URLSearchParams([...form.hidden, ...Object.entries(fields)]),
        headers: { Origin: new URL(page.address).origin }
      })
    },
    follow(page, address) {
      const links = [...page.text.matchAll(/<a[^>]*href="([^"]*)"/g)]
      const found = links
        .map(([, href = '']) => unescapeText(href))
        .find(href => href.includes(address))
      if (!found) throw new Error(`No link to ${address} on ${page.text}`)
      return send(new URL(found, page.address).href, {})
    }
  }
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const value = pair.slice(at + 1)
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), value)
}
