import type { GatewayConfig } from '../core/config.ts'
import { causeOf } from '../core/failure-cause.ts'
import { readRedisAddress } from '../core/redis-address.ts'
import { describeStoreProblem } from '../store/find-store-problem.ts'
import { findServers } from './find-servers.ts'
import { fine, unknown, wrong, type Finding } from './finding.ts'
import { readRedisFacts, type RedisFacts } from './redis-facts.ts'

const subject = 'Store'

/** Milliseconds; a pairing code lives some minutes. */
const maxClockDifference = 5000

/** Whether the store's servers keep what they must not forget. */
export async function checkRedis(config: GatewayConfig): Promise<Finding[]> {
  const { hosts, kind } = readRedisAddress(config.store)
  const name = hosts.map(({ host, port }) => `${host}:${port}`).join(', ')
  try {
    const servers = await findServers(config)
    const all = await Promise.all(servers.map(readRedisFacts))
    return judgeRedis(name, all, kind === 'cluster')
  } catch (error) {
    return [explain(name, error)]
  }
}

/** Of several servers, each fault is named once. */
export function judgeRedis(
  name: string,
  servers: RedisFacts[],
  isCluster = false
): Finding[] {
  const faults = servers.flatMap(facts => [
    ...faultsOf(facts, isCluster),
    ...gapsOf(facts)
  ])
  const found = new Map(faults.map(fault => [fault.found, fault]))
  if (found.size > 0) return [...found.values()]
  return [fine(subject, `It keeps, forgets and counts as it must (${name}).`)]
}

function faultsOf(facts: RedisFacts, isCluster: boolean): Finding[] {
  const { version, policy, appends, appendfsync, clockAhead } = facts
  const found: [boolean, string, string][] = [
    [
      version !== null && !isNewEnough(version),
      `The server is version ${version}.`,
      'Use Redis or Valkey 6.2 or newer.'
    ],
    [
      facts.isCluster && !isCluster,
      'The server is part of a cluster.',
      'Begin CLEARED_GATEWAY_STORE with redis-cluster:// or rediss-cluster://.'
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

function explain(name: string, error: unknown): Finding {
  const problem = describeStoreProblem(error)
  if (problem !== null) return wrong(subject, problem, null)
  return wrong(
    subject,
    `${name} cannot be reached (${causeOf(error)}).`,
    'Check host and port, that it runs, and rediss: in place of redis: if it wants TLS.'
  )
}
