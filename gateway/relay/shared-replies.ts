import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Core } from '../core/core.ts'
import { isSameText } from '../sealing/digest.ts'
import { abortable } from '../service/abortable.ts'
import { timeLimitOf } from '../service/call-service.ts'
import { describeReply, staleUntil, type Reply } from './reply.ts'

export interface SharedReplies {
  /** Undefined if there is none, or the store fails. */
  get(key: string): Promise<Reply | undefined>
  /** Returns at once; a failure leaves the reply unshared. */
  set(key: string, reply: Reply): void
  delete(key: string): void
}

/** Of all instances; a further reply replaces another one. */
const slots = 1000

/** Characters; with `slots` a bound of 16 MB for the store. */
const maxLength = 16 * 1024

/** Milliseconds; the service would answer about as fast. */
const timeLimit = 250

/** Milliseconds without the cache after the store failed. */
const failurePause = 10_000

/** Headers that decide how a reply is cached. */
const storedHeaders = [
  'Age',
  'Cache-Control',
  'Content-Type',
  'Date',
  'ETag',
  'Expires',
  'Pragma',
  'Vary'
]

/** As written by this version; a changed format needs another `format`. */
interface StoredReply {
  /** Milliseconds from the request to the end of the entry. */
  lifetime: number
  headers: [name: string, value: string][]
  /** Base64. */
  body: string
  isCompressed: boolean
}

const format = 1

const decompress = promisify(gunzip)

/**
 * A cache of replies in the store, for all of its instances. A store that is
 * full, slow or down costs calls of the service, nothing else. Entries are
 * signed: others may write to the same server.
 */
export function createSharedReplies(core: Core): SharedReplies {
  let failedAt = -Infinity

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (core.now() < failedAt + failurePause) return undefined
    try {
      return await abortable(work(), timeLimitOf(core, timeLimit))
    } catch {
      failedAt = core.now() // the store has logged why
      return undefined
    }
  }

  async function load(key: string): Promise<Reply | undefined> {
    const slot = slotOf(key)
    // In this order a reply never seems younger than it is.
    const [left, text] = await Promise.all([
      core.store.timeLeft(slot),
      core.store.get(slot)
    ])
    const stored = text === null ? null : open(core, key, text)
    if (!stored || left === null || left > stored.lifetime) return undefined
    return restore(stored, core.now() - (stored.lifetime - left))
  }

  return {
    get: key => attempt(() => load(key)),
    set(key, reply) {
      const endsAt = staleUntil(reply)
      const text = seal(core, key, reply)
      if (text.length > maxLength || endsAt <= reply.requestedAt) return
      void attempt(() => core.store.set(slotOf(key), text, endsAt))
    },
    delete: key => void attempt(() => core.store.delete(slotOf(key)))
  }
}

/** A fixed number of keys bounds the cache without counting. */
function slotOf(key: string): string {
  const number = createHash('sha256').update(key).digest().readUInt32BE()
  return `reply:${number % slots}`
}

function seal(core: Core, key: string, reply: Reply): string {
  const { headers, gzip, body, requestedAt } = reply
  const stored: StoredReply = {
    lifetime: staleUntil(reply) - requestedAt,
    headers: storedHeaders.flatMap(name => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
    body: Buffer.from(gzip ?? body).toString('base64'),
    isCompressed: gzip !== null
  }
  const text = JSON.stringify(stored)
  return `${signature(core, key, text)}.${text}`
}

/**
 * Null if it is another request's, or not from a gateway of this version with
 * this application: another one may see something else.
 */
function open(core: Core, key: string, sealed: string): StoredReply | null {
  const end = sealed.indexOf('.')
  const text = sealed.slice(end + 1)
  const isOurs = isSameText(sealed.slice(0, end), signature(core, key, text))
  return isOurs ? (JSON.parse(text) as StoredReply) : null // written by `seal`
}

function signature(core: Core, key: string, text: string): string {
  const { service, clientId } = core.config
  const request = JSON.stringify([format, service, clientId, key])
  return core.sealer.sign('reply', `${request}\n${text}`)
}

async function restore(
  { headers, body, isCompressed }: StoredReply,
  requestedAt: number
): Promise<Reply> {
  const bytes = new Uint8Array(Buffer.from(body, 'base64'))
  const plain = isCompressed ? await decompress(bytes) : bytes
  const received = {
    status: 200,
    headers: new Headers(headers),
    body: new Uint8Array(plain)
  }
  return describeReply(received, isCompressed ? bytes : null, requestedAt)
}
