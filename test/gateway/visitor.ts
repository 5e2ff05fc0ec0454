import type { TestGateway } from './open-gateway.ts'

export interface Page {
  status: number
  headers: Headers
  text: string
  /** Where the browser is after redirects. */
  path: string
}

/** A person's browser at the gateway: cookies, redirects and forms. */
export interface Visitor {
  cookies: Map<string, string>
  open(path: string): Promise<Page>
  /** Sends the page's form whose action ends so. */
  submit(
    page: Page,
    actionEnd: string,
    changes?: { headers?: Record<string, string>; token?: string }
  ): Promise<Page>
}

export function createVisitor(gateway: TestGateway): Visitor {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<Page> {
    const headers = new Headers(init.headers)
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
    if (pairs.length) headers.set('Cookie', pairs.join('; '))
    const response = await gateway.send(path, { ...init, headers })
    response.headers.getSetCookie().forEach(line => {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies.set(name, value)
    })
    const location = response.headers.get('Location')
    if (location) {
      const { origin, pathname } = new URL(location)
      if (origin !== gateway.config.base) throw new Error(`Led to ${location}`)
      return send(pathname, {})
    }
    const { status } = response
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      path
    }
  }

  return {
    cookies,
    open: path => send(path, {}),
    submit: (page, actionEnd, { headers = {}, token } = {}) => {
      const form = readForm(page, actionEnd)
      return send(form.action, {
        method: 'POST',
        headers: { Origin: gateway.config.base, ...headers },
        body: new URLSearchParams({ token: token ?? form.token })
      })
    }
  }
}

function readForm(
  { text, path }: Page,
  actionEnd: string
): { action: string; token: string } {
  const forms = [...text.matchAll(/<form[^>]*action="([^"]*)"[^]*?<\/form>/g)]
  const found = forms.find(([, action]) => action?.endsWith(actionEnd))
  const [inner = '', action = ''] = found ?? []
  const token = /name="token" value="([^"]*)"/.exec(inner)?.[1]
  if (token === undefined) throw new Error(`No form ${actionEnd} on ${path}`)
  return { action, token }
}

/** The address of the one link of a page. */
export function linkOf({ text, path }: Page): URL {
  const [, href = ''] = /<a[^>]*href="([^"]*)"/.exec(text) ?? []
  if (!href) throw new Error(`No link on ${path}: ${text}`)
  return new URL(href.replaceAll('&amp;', '&'))
}

/** The pairing code that a page shows. */
export function pairingCodeOf({ text, path }: Page): string {
  const code = /<output[^>]*>([A-Z]{6})<\/output>/.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code on ${path}: ${text}`)
  return code
}
