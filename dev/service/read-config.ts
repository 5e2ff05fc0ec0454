import { parseArgs } from 'node:util'
import type { Owner } from './accounts/owner.ts'
import type { ServerOptions } from './server.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Config extends ServerOptions {
  printsEnvironment: boolean
}

/** The service's flags; each has an environment variable, too. */
const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  'base-url': { type: 'string' },
  data: { type: 'string' },
  assets: { type: 'string' },
  import: { type: 'string' },
  rate: { type: 'string' },
  'no-demo': { type: 'boolean' },
  'print-env': { type: 'boolean' }
} as const

type TextFlag = Exclude<keyof typeof flags, 'no-demo' | 'print-env'>

/**
 * Reads the configuration from flags and environment; flags take precedence.
 * Throws an error that names an invalid value, or `--help`.
 */
export function readConfig(argv: string[], environment: Environment): Config {
  const values = parse(argv)
  const read = (name: TextFlag): string | undefined =>
    values[name] ?? (environment[variableOf(name)] || undefined)
  const count = (name: TextFlag, min: number, max: number) => {
    const text = read(name)
    return text === undefined ? undefined : readCount(name, text, min, max)
  }
  const perSecond = count('rate', 1, 1_000_000)
  const hasDemo = hasDemoAccounts(environment) && !values['no-demo']
  const owner = ownerOf(environment)
  const printsEnvironment = values['print-env'] ?? false
  if (printsEnvironment && !hasDemo && !owner) {
    throw new Error(
      '--print-env needs the demo accounts or SERVICE_OWNER for its tokens.'
    )
  }
  return {
    port: count('port', 0, 65_535) ?? 4402,
    hostname: read('host'),
    baseUrl: readAddress(read('base-url')),
    data: read('data') ?? '.cache/service',
    assets: count('assets', 0, 1_000_000),
    pictures: read('import'),
    rate: perSecond ? { perSecond, burst: 2 * perSecond } : undefined,
    hasDemo,
    owner,
    application: {
      clientId: environment['SERVICE_CLIENT_ID'] || undefined,
      clientSecret: environment['SERVICE_CLIENT_SECRET'] || undefined
    },
    printsEnvironment
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: flags }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\nSee --help.`, { cause: error })
  }
}

function variableOf(name: TextFlag): string {
  return `SERVICE_${name.toUpperCase().replaceAll('-', '_')}`
}

function hasDemoAccounts({ SERVICE_DEMO: text }: Environment): boolean {
  if (!text || text === 'on') return true
  if (text === 'off') return false
  throw new Error(`SERVICE_DEMO must be on or off, not "${text}".`)
}

function readCount(
  name: TextFlag,
  text: string,
  min: number,
  max: number
): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new Error(
    `--${name} (${variableOf(name)}) must be a whole number from ${min} to ${max}, not "${text}".`
  )
}

function readAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isPlain =
    address &&
    /^https?:$/.test(address.protocol) &&
    address.pathname === '/' &&
    !address.search &&
    !address.hash &&
    !address.username
  if (isPlain) return address.origin
  throw new Error(
    `--base-url (SERVICE_BASE_URL) must be an address without a path, such as https://stock.example.com, not "${text}".`
  )
}

function ownerOf(environment: Environment): Owner | undefined {
  const username = environment['SERVICE_OWNER']?.trim().toLowerCase()
  const password = environment['SERVICE_OWNER_PASSWORD']
  if (!username) return undefined
  if (password && password.length >= 8) return { username, password }
  throw new Error(
    'SERVICE_OWNER needs SERVICE_OWNER_PASSWORD, of at least 8 characters.'
  )
}
