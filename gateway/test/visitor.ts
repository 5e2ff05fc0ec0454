import { createWebBrowser } from '../../test/web-browser.ts'
import type { WebBrowser, WebPage } from '../../test/web-browser.ts'
import type { TestGateway } from './open-gateway.ts'

/** A person's browser at the gateway. */
export function createVisitor(gateway: TestGateway): WebBrowser {
  return createWebBrowser(
    request => gateway.send(request.url, request),
    gateway.config.base
  )
}

/** The address of the one link of a page. */
export function linkOf({ text, address }: WebPage): URL {
  const [, href = ''] = /<a[^>]*href="([^"]*)"/.exec(text) ?? []
  if (!href) throw new Error(`No link on ${address}: ${text}`)
  return new URL(href.replaceAll('&amp;', '&'))
}

/** The pairing code that a page shows. */
export function pairingCodeOf({ text, address }: WebPage): string {
  const code = /<output[^>]*>([A-Z]{6})<\/output>/.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code on ${address}: ${text}`)
  return code
}

/** A code that differs in its first letter. */
export function wrongCode(code: string): string {
  return code.startsWith('B') ? `C${code.slice(1)}` : `B${code.slice(1)}`
}
