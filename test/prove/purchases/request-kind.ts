import { mediaTypes } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { PlainRequest } from './plain-request.ts'

/** What a request is for. */
export type RequestKind =
  /** License requests: by the gateway, and by a panel without one. */
  | 'license'
  | 'direct'
  /** Requests of a panel to the gateway. */
  | 'purchase'
  | 'ask'
  | 'settled'
  | 'history'
  /** A licensed file, or its address. */
  | 'file'
  /** Token details and refreshes. */
  | 'token'
  /** Everything else that a plan needs. */
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
  if (
    mediaTypes.some(one => pathname.endsWith(mediaRoutes[one].license.path))
  ) {
    if (!isPost) return 'history'
    return isBrowser ? 'direct' : 'license'
  }
  if (/^\/files\/|\/downloads$/.test(pathname)) return 'file'
  return /access_token|sessions/.test(pathname) ? 'token' : 'look'
}
