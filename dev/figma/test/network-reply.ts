import type { NetworkReply } from '../shared/host.ts'

/** A reply that any page may read: 200, and no bytes unless given. */
export function networkReply(
  url: string,
  own: Partial<NetworkReply> = {}
): NetworkReply {
  return {
    url,
    status: 200,
    statusText: 'OK',
    redirected: false,
    headers: { 'access-control-allow-origin': '*' },
    body: new Uint8Array(),
    ...own
  }
}
