import type { GatewayConfig } from '../core/config.ts'
import { fine, unknown, wrong, type Finding } from './finding.ts'
import { readRedisFacts, type RedisFacts } from './redis-facts.ts'

const subject = 'Store'

/** Milliseconds; a pairing code lives some minutes. */
const maxClockDifference = 5000

/** Whether the Redis or Valkey server keeps what it must not forget. */
export async function checkRedis({
  store,
  timeLimits
}: GatewayConfig): Promise<Finding[]> {
  const { host } = new URL(store)
  try {
    return judgeRedis(host, await readRedisFacts(store, timeLimits.store))
  } catch (error) {
    return [explain(host, error)]
  }
}

export function judgeRedis(host: string, facts: RedisFacts): Finding[] {
  const faults = [...faultsOf(facts), ...gapsOf(facts)]
  if (faults.length > 0) return faults
  return [fine(subject, `${host} keeps, forgets and counts as it must.`)]
}

function faultsOf(facts: RedisFacts): Finding[] {
  const { version, policy, appends, appendfsync, clockAhead } = facts
  const found: [boolean, string, string][] = [
    [
      version !== null && !isNewEnough(version),
      `The server is version ${version}.`,
      'Use Redis or Valkey 6.2 or newer.'
    ],
    [
      facts.isCluster,
      'The server is part of a cluster.',
      'Use a server that is not: CLEARED_GATEWAY_STORE names one server.'
    ],
    [
      facts.isReplica,
      'The server is a replica, which takes no writes.',
      'Name the primary in CLEARED_GATEWAY_STORE.'
    ],
    [
      policy !== null && policy !== 'noeviction',
      `The server forgets keys when memory is short (${policy}), purchases, too.`,
      'Set maxmemory-policy noeviction.'
    ],
    [
      appends === false,
      'The server forgets what happened since its last snapshot when it stops.',
      'Set appendonly yes and appendfsync always.'
    ],
    [
      appends === true && appendfsync !== null && appendfsync !== 'always',
      `The server may forget the last changes in a crash (appendfsync ${appendfsync}).`,
      'Set appendfsync always.'
    ],
    [
      !facts.mayRunScripts,
      'This user may not run scripts, which each change needs.',
      'Allow it: ACL SETUSER … +@all -@dangerous ~cleared:*'
    ],
    [
      Math.abs(clockAhead) > maxClockDifference,
      `The server's clock differs from this machine's by ${Math.round(Math.abs(clockAhead) / 1000)} s.`,
      'Let both follow a time server (NTP).'
    ]
  ]
  return found.flatMap(([isFault, ...words]) =>
    isFault ? [wrong(subject, ...words)] : []
  )
}

/** What the server does not say. */
function gapsOf({ version, policy, appends, appendfsync }: RedisFacts) {
  const missing = [
    version === null && 'version 6.2 or newer',
    policy === null && 'maxmemory-policy noeviction',
    appends === null && 'appendonly yes',
    appends !== false && appendfsync === null && 'appendfsync always'
  ].filter(name => name !== false)
  if (missing.length === 0) return []
  return [
    unknown(
      subject,
      'The server does not show all of its settings to this user.',
      `Look yourself: it needs ${missing.join(', ')}.`
    )
  ]
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 6 || (major === 6 && minor >= 2)
}

function explain(host: string, thrown: unknown): Finding {
  const { message, code = '' } = thrown as NodeJS.ErrnoException // of the client
  if (/^(WRONGPASS|NOAUTH)\b/.test(message)) {
    return wrong(
      subject,
      `${host} refuses the user name or password.`,
      'Correct them in CLEARED_GATEWAY_STORE: redis://user:password@host:6379'
    )
  }
  return wrong(
    subject,
    `${host} cannot be reached (${code || message.split('\n')[0]}).`,
    'Check host and port, that it runs, and rediss: in place of redis: if it wants TLS.'
  )
}
