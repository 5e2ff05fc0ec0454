import { createClient, createCluster, createSentinel } from '@redis/client'
import type { RedisAddress } from '../core/redis-address.ts'

/** The commands of the store, which all kinds of clients have. */
export interface RedisCommands {
  get(key: string): Promise<string | null>
  pTTL(key: string): Promise<number>
  del(key: string): Promise<number>
  getDel(key: string): Promise<string | null>
  eval(
    script: string,
    options: { keys: string[]; arguments: string[] }
  ): Promise<unknown>
}

/** A client that connects once, and never repeats a command. */
export interface RedisClient {
  commands: RedisCommands
  /** Rejects with what went wrong; then it must be destroyed. */
  connect(): Promise<unknown>
  /** Whether commands can be sent. */
  isReady(): boolean
  /** Waits for its pending commands. */
  close(): Promise<unknown>
  destroy(): void
}

export interface RedisOptions {
  address: RedisAddress
  /** The authority that signs the certificates, as PEM. */
  ca: string | null
  sentinelPassword: string | null
  /** Milliseconds for connecting. */
  timeLimit: number
}

/** Calls `lost` when a connection breaks. */
export function createRedisClient(
  options: RedisOptions,
  lost: (error: Error) => void
): RedisClient {
  return creators[options.address.kind](options, lost)
}

const creators = {
  server: createServerClient,
  sentinel: createSentinelClient,
  cluster: createClusterClient
}

function createServerClient(
  options: RedisOptions,
  lost: (error: Error) => void
): RedisClient {
  const { hosts, database } = options.address
  const [host] = hosts
  const client = createClient({
    RESP: 2,
    ...shared(options),
    database,
    socket: { ...socketOf(options), ...host }
  })
  client.on('error', lost)
  return {
    commands: client,
    connect: () => client.connect(),
    isReady: () => client.isReady,
    close: () => client.close(),
    destroy: () => client.destroy()
  }
}

function createSentinelClient(
  options: RedisOptions,
  lost: (error: Error) => void
): RedisClient {
  const { timeLimit, sentinelPassword, address } = options
  const { hosts, name, database } = address
  let cause: Error | undefined
  const client = createSentinel({
    name,
    sentinelRootNodes: hosts,
    RESP: 2,
    // It would repeat a command that may have taken effect.
    maxCommandRediscovers: 0,
    // Commands would wait for each other to return the client.
    reserveClient: true,
    passthroughClientErrorEvents: true,
    nodeClientOptions: {
      ...shared(options),
      database,
      socket: socketOf(options)
    },
    sentinelClientOptions: {
      maintNotifications: 'disabled',
      ...(sentinelPassword && { password: sentinelPassword }),
      // It is asked in turn, so one that hangs must be left.
      pingInterval: timeLimit / 2,
      socket: { ...socketOf(options), socketTimeout: timeLimit }
    }
  })
  client.on('error', (error: unknown) => {
    if (!(error instanceof Error)) return // a text about the same error
    cause = error.cause instanceof Error ? error.cause : error
    lost(cause)
  })
  return {
    commands: client,
    connect: () => client.connect().catch(error => raise(cause ?? error)),
    isReady: () => client.getMasterNode() !== undefined,
    close: () => client.close(),
    destroy: () => void client.destroy()
  }
}

function createClusterClient(
  options: RedisOptions,
  lost: (error: Error) => void
): RedisClient {
  let cause: Error | undefined
  const client = createCluster({
    rootNodes: options.address.hosts.map(host => ({
      socket: { ...host, socketTimeout: options.timeLimit }
    })),
    RESP: 2,
    defaults: { ...shared(options), socket: socketOf(options) },
    // Connecting must not wait for a node that is down.
    minimizeConnections: true
  })
  client.on('error', (error: Error) => {
    cause = error
    lost(error)
  })
  client.on('node-error', lost)
  return {
    commands: client,
    connect: () => client.connect().catch(error => raise(cause ?? error)),
    isReady: () => client.isReady,
    close: () => client.close(),
    destroy: () => client.destroy()
  }
}

function raise(error: unknown): never {
  throw error
}

function shared({ address, timeLimit }: RedisOptions) {
  return {
    ...address.user,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // For commands that cannot be written; `run` limits the others.
    commandOptions: { timeout: timeLimit }
  } as const
}

/** How to connect to each server. */
export function socketOf({
  address,
  ca,
  timeLimit
}: Pick<RedisOptions, 'address' | 'ca' | 'timeLimit'>) {
  const tls = { tls: true as const, ...(ca !== null && { ca }) }
  return {
    connectTimeout: timeLimit,
    reconnectStrategy: false as const, // `connectRedis` opens another client
    ...(address.isTls && tls)
  }
}
