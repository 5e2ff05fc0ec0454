import { atom } from 'nanostores'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { platform } from '../platform/platform.ts'

/** Who answered; `relay` is the service through the gateway. */
export type ReplySource = 'gateway' | 'relay' | 'service'

interface LastReply {
  from: ReplySource
  /** When it was asked, in milliseconds since 1970. */
  askedAt: number
}

/** The last successful reply. */
export const $lastReply = atom<LastReply | null>(null)

export function noteReply(url: string, askedAt: number): void {
  const { gateway, service } = platform().addresses
  if (url.startsWith(`${gateway}${gatewayRoutes.api}/`)) {
    $lastReply.set({ from: 'relay', askedAt })
  } else if (url.startsWith(`${gateway}/`)) {
    $lastReply.set({ from: 'gateway', askedAt })
  } else if (url.startsWith(`${service}/`)) {
    $lastReply.set({ from: 'service', askedAt })
  }
}
