import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { PlainRequest } from './small-service.ts'

/** What a request is for. */
export type RequestKind =
  /** The license request of the gateway, and that of a panel without one. */
  | 'license'
  | 'direct'
  /** What a panel sends to the gateway, asks it and reports to it. */
  | 'purchase'
  | 'ask'
  | 'settled'
  | 'history'
  /** A licensed file, or its address. */
  | 'file'
  /** Whose a token is, and new ones. */
  | 'token'
  /** All else that a plan depends on. */
  | 'look'

export function kindOf(
  { method, url }: PlainRequest,
  isBrowser: boolean
): RequestKind {
  const { pathname } = new URL(url)
  const isPost = method === 'POST'
  if (pathname === gatewayRoutes.purchases) return 'purchase'
  if (pathname.startsWith(`${gatewayRoutes.purchases}/`)) {
    return isPost ? 'settled' : 'ask'
  }
  if (pathname.endsWith('/images/licenses')) {
    if (!isPost) return 'history'
    return isBrowser ? 'direct' : 'license'
  }
  if (/^\/files\/|\/downloads$/.test(pathname)) return 'file'
  return /access_token|sessions/.test(pathname) ? 'token' : 'look'
}
