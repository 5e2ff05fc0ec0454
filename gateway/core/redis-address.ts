/** Where a Redis or Valkey store is. */
export interface RedisAddress {
  /** One server, a group of servers watched by Sentinels, or a cluster. */
  kind: 'server' | 'sentinel' | 'cluster'
  /** The server, the Sentinels, or some nodes of the cluster. */
  hosts: { host: string; port: number }[]
  isTls: boolean
  user: { username?: string; password?: string }
  database: number
  /** Of the servers that the Sentinels watch; empty for other kinds. */
  name: string
}

const shape =
  /^redis(s?)(-sentinel|-cluster)?:\/\/(?:([^/?#]*)@)?([^/?#@]+)((?:\/[^/?#]*)*)$/i

export function isRedisAddress(text: string): boolean {
  return /^rediss?(-sentinel|-cluster)?:/i.test(text)
}

/**
 * Reads `redis://user:password@host:6379/0`,
 * `redis-sentinel://user:password@host:26379,host:26379/name/0` or
 * `redis-cluster://user:password@host:6379,host:6379`; with `rediss` for TLS.
 * The error for another text completes a sentence and has no part of the text.
 */
export function readRedisAddress(text: string): RedisAddress {
  const [, tls, suffix = '', user, authority = '', path = ''] =
    shape.exec(text) ?? []
  const kind = kinds[suffix.toLowerCase()]
  const hosts = authority.split(',').map(readHost)
  const known = hosts.filter(host => host !== null)
  if (!kind || known.length < hosts.length) throw notAnAddress()
  if (kind === 'server' && hosts.length > 1) {
    throw new Error(
      'names several hosts: use redis-sentinel:// or redis-cluster://.'
    )
  }
  return {
    kind,
    hosts: known.map(({ host, port }) => ({
      host,
      port: port ?? (kind === 'sentinel' ? 26_379 : 6379)
    })),
    isTls: Boolean(tls),
    user: readUser(user),
    ...readPath(kind, path)
  }
}

/** What must not be printed: the address with a password, and the password. */
export function redisSecrets(text: string): string[] {
  if (!isRedisAddress(text)) return []
  const { password } = readRedisAddress(text).user
  const [, typed = ''] = /^[^@]*?:\/\/[^:@]*:(.*)@/.exec(text) ?? []
  return password === undefined ? [] : [text, typed, password]
}

const kinds: Partial<Record<string, RedisAddress['kind']>> = {
  '': 'server',
  '-sentinel': 'sentinel',
  '-cluster': 'cluster'
}

function notAnAddress(): Error {
  return new Error(
    'is not a plain address such as redis://host:6379/0, ' +
      'redis-sentinel://host:26379,host:26379/name or ' +
      'redis-cluster://host:6379,host:6379. In a password write / as %2F, ' +
      '? as %3F, # as %23 and % as %25.'
  )
}

function readHost(text: string) {
  const address = `redis://${text}`
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url?.hostname || url.username || url.password) return null
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: url.port ? Number(url.port) : null }
}

function readUser(text = ''): RedisAddress['user'] {
  const [, username = '', password = ''] = /^([^:]*):?(.*)$/.exec(text) ?? []
  if (username.includes(',')) throw notAnAddress() // it stands before a host
  return {
    ...(username && { username: decode(username) }),
    ...(password && { password: decode(password) })
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) throw notAnAddress()
    throw error
  }
}

function readPath(
  kind: RedisAddress['kind'],
  path: string
): Pick<RedisAddress, 'database' | 'name'> {
  const [, ...parts] = path.split('/')
  const name = kind === 'sentinel' ? decode(parts.shift() ?? '') : ''
  if (kind === 'sentinel' && !name) {
    throw new Error(
      'lacks the name of the servers that the Sentinels watch: ' +
        'redis-sentinel://host:26379,host:26379/name.'
    )
  }
  const [database = '', ...more] = parts
  if (more.length > 0 || !/^\d*$/.test(database)) throw notAnAddress()
  if (kind === 'cluster' && Number(database) > 0) {
    throw new Error('names a database, but a cluster has only one.')
  }
  return { database: Number(database), name }
}
