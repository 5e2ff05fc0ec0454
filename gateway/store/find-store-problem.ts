import { randomUUID } from 'node:crypto'
import { ErrorReply } from '@redis/client'
import { inGroup, type Store } from '../core/store.ts'

/** Milliseconds. */
const entryLifetime = 10_000

/**
 * Uses a store as the gateway will, and returns why it can never work: a
 * sentence for the operator. Null if it works, or if it may work later without
 * being configured differently: it is down, starting, full or failing over.
 * Takes the store itself, as `guardStore` hides the cause.
 */
export async function findStoreProblem(
  store: Store,
  now: () => number
): Promise<string | null> {
  const id = randomUUID()
  const key = inGroup('start', `start:${id}`)
  const endsAt = now() + entryLifetime
  const next = { value: '1', endsAt }
  const counter = inGroup('start', `start-count:${id}`)
  try {
    await store.get(key) // the simplest has the clearest errors
    await store.change([
      { key, expected: null, next },
      { key: counter, expected: null }
    ])
    await store.timeLeft(key)
    await store.count(counter, endsAt)
    await store.delete(counter)
    await store.take(key)
    return null
  } catch (error) {
    return describeStoreProblem(error)
  }
}

const certificateCodes =
  /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_HAS_EXPIRED|ALTNAME/

/** Refusals that end without another configuration. */
const passing =
  /^(LOADING|BUSY|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|OOM|MISCONF|NOREPLICAS)\b/

/** The sentence about an error of a store; null if it may pass. */
export function describeStoreProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { message } = error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') {
    return 'No host has the name in CLEARED_GATEWAY_STORE. Correct the name.'
  }
  if (certificateCodes.test(code)) {
    return (
      `The certificate of the store is not trusted (${code}). Use a host name ` +
      'of the certificate, and let CLEARED_GATEWAY_STORE_CA_FILE name the ' +
      'certificate of the authority that signed it.'
    )
  }
  if (!(error instanceof ErrorReply) || passing.test(message)) return null
  const advice = advices.find(([pattern]) => pattern.test(message))?.[1]
  return `The store refuses the gateway: ${advice ?? message}`
}

const advices: [RegExp, string][] = [
  [
    /WRONGPASS|invalid password/,
    'user name or password in CLEARED_GATEWAY_STORE are wrong.'
  ],
  [
    /without any password configured/,
    'it has no password, so leave it out of CLEARED_GATEWAY_STORE.'
  ],
  [/NOAUTH/, 'it requires a password. Add it to CLEARED_GATEWAY_STORE.'],
  [
    /NOPERM|executing the script/,
    'its user must be allowed GET, GETDEL, SET, DEL, PTTL, INCR, PEXPIRE and ' +
      'EVAL for keys that begin with cleared:.'
  ],
  [
    /^(MOVED|CROSSSLOT)|not allowed in cluster mode/,
    'it belongs to a cluster. Begin CLEARED_GATEWAY_STORE with ' +
      'redis-cluster:// or rediss-cluster://.'
  ],
  [
    /cluster support disabled/,
    'it is no cluster. Begin CLEARED_GATEWAY_STORE with redis:// or rediss://.'
  ],
  [
    /DB index/,
    'it has no database of that number. Correct the number at the end of ' +
      'CLEARED_GATEWAY_STORE.'
  ],
  [
    /No such master/,
    'the Sentinels watch no servers of that name. Correct the name at the end ' +
      'of CLEARED_GATEWAY_STORE.'
  ],
  [
    /unknown command.*sentinel/i,
    'it is no Sentinel. CLEARED_GATEWAY_STORE must name the Sentinels, which ' +
      'usually have port 26379.'
  ]
]
