import { readForms, unescapeText } from './read-forms.ts'

/** A page as a person without a screen sees it. */
export interface WebPage {
  address: string
  status: number
  headers: Headers
  text: string
}

/** What a person fills in; several values of one name are several fields. */
export type WebFields = Record<string, string | string[]>

export interface WebBrowser {
  open(address: string): Promise<WebPage>
  /**
   * Sends the form whose action ends with the text, else one whose action
   * contains it. The fields replace the form's own values.
   */
  submit(
    page: WebPage,
    action: string,
    fields?: WebFields,
    headers?: Record<string, string>
  ): Promise<WebPage>
  /** Follows the link whose address contains the text. */
  follow(page: WebPage, address: string): Promise<WebPage>
  cookies: Map<string, string>
}

/** Answers a request; throws for addresses that nobody serves. */
export type Route = (request: Request) => Promise<Response>

/**
 * A browser with cookies (shared by the ports of a host), redirects, forms and
 * links. With a home origin, addresses may be paths of it, and a redirect to
 * another origin is not followed; the page then has its address.
 */
export function createWebBrowser(route: Route, home?: string): WebBrowser {
  const cookies = new Map<string, string>()

  async function send(address: string, init: RequestInit): Promise<WebPage> {
    const url = new URL(address, home)
    const headers = new Headers(init.headers)
    headers.set('User-Agent', 'Mozilla/5.0 (a test)')
    headers.set('Accept', 'text/html,*/*;q=0.8')
    if (cookies.size) headers.set('Cookie', cookieHeader(cookies))
    const response = await route(
      new Request(url, { ...init, headers, redirect: 'manual' })
    )
    response.headers.getSetCookie().forEach(line => saveCookie(cookies, line))
    const location = response.headers.get('Location')
    const next = location === null ? url : new URL(location, url)
    const isFollowed = home === undefined || next.origin === home
    if (location !== null && isFollowed) return send(next.href, {})
    const { status, headers: received } = response
    const text = await response.text()
    return { address: next.href, status, headers: received, text }
  }

  return {
    cookies,
    open: address => send(address, {}),
    submit(page, action, fields = {}, headers = {}) {
      const form = formFor(page, action)
      return send(new URL(form.action, page.address).href, {
        method: 'POST',
        body: formValues(form.hidden, fields),
        headers: { Origin: new URL(page.address).origin, ...headers }
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

function formFor({ text, address }: WebPage, action: string) {
  const forms = readForms(text)
  const found =
    forms.find(one => one.action.endsWith(action)) ??
    forms.find(one => one.action.includes(action))
  if (!found) throw new Error(`No form for ${action} on ${address}: ${text}`)
  return found
}

function formValues(
  hidden: [name: string, value: string][],
  fields: WebFields
): URLSearchParams {
  const given = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value])
  )
  const own = hidden.filter(([name]) => !(name in fields))
  return new URLSearchParams([...own, ...given])
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function saveCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const value = pair.slice(at + 1)
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), value)
}
