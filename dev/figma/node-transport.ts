import type { NetworkReply, NetworkRequest } from './shared/host.ts'

/** Sends one request as it stands, following no redirect. */
export async function nodeTransport(
  request: NetworkRequest
): Promise<NetworkReply> {
  const { url, method, headers, body } = request
  const init: RequestInit = { method, headers, redirect: 'manual' }
  if (body) init.body = body.slice()
  const reply = await fetch(url, init)
  return {
    url,
    status: reply.status,
    statusText: reply.statusText,
    redirected: false,
    headers: Object.fromEntries(reply.headers),
    body: new Uint8Array(await reply.arrayBuffer())
  }
}
