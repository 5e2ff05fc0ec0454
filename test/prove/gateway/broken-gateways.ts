import type { Patch } from '../purchases/bundle.ts'
import { roundsOfTrend } from './figures.ts'

/** A mistake that the proof has to find. */
interface BrokenGateway {
  name: string
  patches: Patch[]
  /** Rounds within which it is found. */
  runs: number
  /** Matches what the proof then reports. */
  failure: RegExp
}

/** Most are found in the first few. */
const few = 30

export const brokenGateways: BrokenGateway[] = [
  {
    name: 'a gateway that does not ask who licensed an asset before',
    patches: [
      {
        file: 'gateway/purchases/find-holders.ts',
        from: 'if (attempt === null) return free',
        to: "if (attempt !== '') return free"
      }
    ],
    runs: few,
    failure: /was licensed \d times, and wanted/
  },
  {
    name: 'a gateway that answers what it bought but does not save it',
    patches: [
      {
        file: 'gateway/purchases/complete-purchase.ts',
        from: '=> saveOutcome(core, record, purchase)',
        to: '=> Promise.resolve(void saveOutcome)'
      }
    ],
    runs: few,
    failure: /has no settled outcome/
  },
  {
    name: 'a gateway that calls a purchase without a reply refused',
    patches: [
      {
        file: 'gateway/purchases/classify-reply.ts',
        from: "failedToConnect(thrown) ? 'not-sent' : 'unknown'",
        to: "failedToConnect(thrown) ? 'not-sent' : 'refused'"
      }
    ],
    runs: few,
    failure: /is refused, but has 1 licenses/
  },
  {
    name: 'a gateway that ends a session whose new handle was lost',
    patches: [
      {
        file: 'gateway/session/rotation.ts',
        from: 'if (behind > 1) {',
        to: 'if (behind > 0) {'
      }
    ],
    runs: few,
    failure: /lost a session/
  },
  {
    name: 'a gateway that does not end a session',
    patches: [
      {
        file: 'gateway/session/session-routes.ts',
        from: 'if (session) await denySession(core, session)',
        to: 'void denySession'
      }
    ],
    runs: few,
    failure: /signed out, but the session lives/
  },
  {
    name: 'a gateway whose counts stay in the store',
    patches: [
      {
        file: 'gateway/store/redis-scripts.ts',
        from: "if sum == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end",
        to: ''
      }
    ],
    runs: few,
    failure: /keys without an expiry, such as cleared:limit/
  },
  {
    name: 'a gateway that fails without a code when its store is away',
    patches: [
      {
        file: 'gateway/store/guard-store.ts',
        from: "'gateway-unreachable'",
        to: "'internal'"
      }
    ],
    runs: few,
    failure: /without a known code/
  },
  {
    name: 'a gateway that leaves a file open at each look at a purchase',
    patches: [
      {
        file: 'gateway/purchases/find-purchase.ts',
        from: 'const known = await loadStored(core, attempt)',
        to: "const known = await loadStored(core, attempt); process.getBuiltinModule('fs').openSync('/dev/null')"
      }
    ],
    runs: 2 * roundsOfTrend,
    failure: /open files grows/
  },
  {
    name: 'a gateway that keeps each purchase in memory',
    patches: [
      {
        file: 'gateway/purchases/local-attempts.ts',
        from: 'void attempts.delete(attempt)',
        to: 'void (attempts.delete(attempt), (globalThis.kept ??= []).push(Buffer.alloc(4e6)))'
      }
    ],
    runs: 2 * roundsOfTrend,
    failure: /heap grows/
  }
]
