import type { LookupAddress } from 'node:dns'
import { ClearedError } from '../../contract/errors.ts'
import { readGatewayConfig, type GatewayConfig } from '../core/config.ts'
import { isRedisAddress } from '../core/redis-address.ts'
import { createRedactor } from '../http/redact-secrets.ts'
import { checkBase } from './check-base.ts'
import { checkCallback } from './check-callback.ts'
import { checkCredentials } from './check-credentials.ts'
import { checkMedia } from './check-media.ts'
import { checkRedis } from './check-redis.ts'
import { checkSqlite } from './check-sqlite.ts'
import type { Finding } from './finding.ts'

export interface DoctorParts {
  env?: Record<string, string | undefined>
  print?: (line: string) => void
  /** Resolves media hosts; the system's resolver if left out. */
  lookup?: (host: string) => Promise<LookupAddress[]>
}

const labels: Record<Finding['state'], string> = {
  fine: 'ok     ',
  wrong: 'WRONG  ',
  unknown: 'check  '
}

/**
 * Checks the configuration and what is around a gateway, and prints what is
 * wrong and what to do. It changes nothing. Returns the exit code: 1 if
 * something is wrong.
 */
export async function runDoctor(
  argv: string[],
  { env = process.env, print = console.log, lookup }: DoctorParts = {}
): Promise<number> {
  if (argv.length > 0) {
    print('The doctor takes no options; it reads the gateway’s variables.')
    return 1
  }
  const config = readConfig(env, print)
  if (!config) return 1
  const redact = createRedactor(config)
  const findings = await examine(config, lookup)
  findings.flatMap(toLines).forEach(line => print(redact(line)))
  const faults = findings.filter(({ state }) => state === 'wrong').length
  print(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`)
  return faults === 0 ? 0 : 1
}

function readConfig(
  env: Record<string, string | undefined>,
  print: (line: string) => void
): GatewayConfig | null {
  try {
    return readGatewayConfig(env)
  } catch (error) {
    if (!(error instanceof ClearedError)) throw error
    print(error.message)
    return null
  }
}

async function examine(
  config: GatewayConfig,
  lookup: DoctorParts['lookup']
): Promise<Finding[]> {
  const isRedis = isRedisAddress(config.store)
  const findings = await Promise.all([
    checkCredentials(config),
    config.serves.includes('sign-in') ? checkCallback(config) : [],
    isRedis ? checkRedis(config) : checkSqlite(config),
    checkMedia(config, lookup),
    checkBase(config)
  ])
  return findings.flat()
}

function toLines({ state, subject, found, advice }: Finding): string[] {
  const first = `${labels[state]}${subject}: ${found}`
  return advice === null ? [first] : [first, `       ${advice}`]
}
