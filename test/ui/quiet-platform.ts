import type { Wire } from '../../contract/wire.ts'
import { usePlatform } from '../../ui/platform/platform.ts'

export interface Sent {
  method: string
  input: object
}

// The channel keeps the platform of its first use.
const sent: Sent[] = []

/** A platform that never replies; returns the calls made. */
export function useQuietPlatform(): Sent[] {
  sent.length = 0
  usePlatform({
    addresses: {
      service: 'https://service.test',
      gateway: 'https://gateway.test',
      media: ['https://media.test'],
      plans: 'https://library.test/plans'
    },
    post(message: Wire) {
      if (message.kind === 'call') {
        sent.push({ method: message.method, input: message.input })
      }
    },
    drop: () => {},
    listen: () => {},
    fetch: () => new Promise(() => {}),
    fitPicture: () => new Promise(() => {}),
    measureVideo: () => new Promise(() => {}),
    languages: ['en-US'],
    randomBytes: count => new Uint8Array(count),
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    wait: () => new Promise(() => {})
  })
  return sent
}
