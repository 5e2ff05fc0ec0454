import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../test/free-ports.ts'
import {
  replicate,
  roleOf,
  startRedis,
  type RedisServer,
  type RedisStorage
} from './redis-server.ts'

export interface RedisCluster extends RedisStorage {
  /** Its node for the slot of a key. */
  ownerOf(key: string): Promise<RedisServer>
  /** Kills that node once its replica has everything, which takes over. */
  failOver(key: string): Promise<void>
  nodes: readonly RedisServer[]
}

const slots = 16_384

/**
 * Three nodes, and with `isReplicated` a replica of each. In a folder they write
 * down each change; without one they keep nothing on disk.
 */
export async function startCluster(
  kept?: string,
  { isReplicated = false } = {}
): Promise<RedisCluster> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'cluster-'))
  const count = isReplicated ? 6 : 3
  const ports = await freePorts(2 * count)
  const nodes = await Promise.all(
    ports.slice(0, count).map((port, index) => {
      const own = join(folder, `node-${index}`)
      mkdirSync(own)
      return startNode(port, ports[count + index] ?? 0, own, kept !== undefined)
    })
  )
  await form(nodes, ports.slice(count))
  const alive = () => nodes.filter(({ pid }) => pid !== null)

  async function owners(): Promise<RedisServer[]> {
    const roles = await Promise.all(
      alive().map(async node => ({ node, role: await roleOf(node) }))
    )
    return roles.filter(({ role }) => role === 'master').map(({ node }) => node)
  }

  async function ownerOf(key: string): Promise<RedisServer> {
    const [node] = alive()
    const slot = Number(await node?.ask(['CLUSTER', 'KEYSLOT', key]))
    const ranges = (await node?.ask(['CLUSTER', 'SLOTS'])) as SlotRange[]
    const range = ranges.find(([from, to]) => from <= slot && slot <= to)
    const owner = nodes.find(({ port }) => port === range?.[2][1])
    if (!owner) throw new Error(`Nobody has slot ${slot}`)
    return owner
  }

  return {
    url: `redis-cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}`,
    nodes,
    async clear() {
      for (const node of await owners()) await node.clear()
    },
    async pass(milliseconds) {
      for (const node of await owners()) await node.pass(milliseconds)
    },
    ownerOf,
    async failOver(key) {
      const owner = await ownerOf(key)
      const replica = nodes[nodes.indexOf(owner) + 3]
      await replicate(owner)
      await owner.kill()
      // The others would agree by themselves, but not soon on a busy machine.
      await replica?.send(['CLUSTER', 'FAILOVER', 'TAKEOVER'])
    },
    async kill() {
      await Promise.all(nodes.map(node => node.kill()))
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** First and last slot, and the address of the owner. */
type SlotRange = [from: number, to: number, owner: [host: string, port: number]]

/** `bus` is the port for other nodes. */
async function startNode(
  port: number,
  bus: number,
  folder: string,
  isKept: boolean
): Promise<RedisServer> {
  const node = await startRedis(isKept ? folder : undefined, {
    at: port,
    more: Object.entries({
      'cluster-enabled': 'yes',
      'cluster-port': `${bus}`,
      // A node that a busy machine slows down must not count as failed.
      'cluster-node-timeout': '60000',
      'cluster-require-full-coverage': 'no',
      'repl-diskless-sync-delay': '0',
      dir: folder
    }).flatMap(([name, value]) => [`--${name}`, value])
  })
  const start = node.start.bind(node)
  return Object.assign(node, {
    /** Also waits until it takes commands, which is two seconds later. */
    async start(more?: readonly string[]) {
      await start(more)
      await until(node, ['CLUSTER', 'INFO'], ['cluster_state:ok'])
    }
  })
}

/** Gives out the slots and waits until all nodes agree. */
async function form(
  nodes: readonly RedisServer[],
  buses: readonly number[]
): Promise<void> {
  const owners = nodes.slice(0, 3)
  await Promise.all(
    owners.map(async (node, index) => {
      const from = Math.floor((slots * index) / 3)
      const to = Math.floor((slots * (index + 1)) / 3) - 1
      await node.send(['CLUSTER', 'SET-CONFIG-EPOCH', `${index + 1}`])
      await node.send(['CLUSTER', 'ADDSLOTSRANGE', `${from}`, `${to}`])
    })
  )
  for (const [index, { port }] of nodes.entries()) {
    const address = ['127.0.0.1', `${port}`, `${buses[index]}`]
    if (index > 0) await nodes[0]?.send(['CLUSTER', 'MEET', ...address])
  }
  await Promise.all(
    nodes.map(node =>
      until(
        node,
        ['CLUSTER', 'INFO'],
        ['cluster_state:ok', `cluster_known_nodes:${nodes.length}`]
      )
    )
  )
  await Promise.all(
    nodes.slice(3).map(async (replica, index) => {
      const owner = await owners[index]?.ask(['CLUSTER', 'MYID'])
      await replica.send(['CLUSTER', 'REPLICATE', String(owner)])
      await until(replica, ['INFO', 'replication'], ['master_link_status:up'])
    })
  )
}

/** Waits until the reply to a command has these words. */
async function until(
  node: RedisServer,
  command: readonly string[],
  words: readonly string[]
): Promise<void> {
  for (;;) {
    const reply = String(await node.ask(command))
    if (words.every(word => reply.includes(word))) return
    await pause(20)
  }
}
