import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'
import { withDeadline } from './deadline.ts'
import { explainPage, failureOf } from './failure.ts'
import { noteReply } from './last-reply.ts'
import { readJson } from './read-json.ts'

export interface RequestOptions {
  signal?: AbortSignal | undefined
  bearer?: string | undefined
  /** Makes it a POST unless `method` is set. */
  json?: unknown
  method?: 'POST' | 'PUT' | 'DELETE'
  /** Redirects are errors unless the caller checks the final URL. */
  redirect?: 'follow'
  /** Whether caches must ask the service again. */
  isReload?: boolean
  /** The first byte to request; 0 for the whole file. */
  from?: number
  /** Milliseconds until `timed-out`. */
  timeout?: number
  /** The error to report when no connection was made, or not to the server. */
  unreachable?: ErrorCode
  /** Finds out more about an unsuccessful reply. */
  explain?: (failure: ClearedError) => ClearedError | Promise<ClearedError>
}

/** `postpone` makes the timeout begin again. */
type Read<T> = (response: Response, postpone: () => void) => Promise<T>

const usualTimeout = 20_000
const maxRepeats = 2
const maxPause = 10_000

/**
 * Sends a request and reads its reply with `read`. Every failure is a
 * ClearedError. A GET that was rate limited is retried if allowed.
 */
export async function request<T>(
  url: string,
  options: RequestOptions,
  read: Read<T>
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      const askedAt = platform().now()
      const reply = await requestOnce(url, options, read)
      noteReply(url, askedAt)
      return reply
    } catch (error) {
      const pause = pauseBefore(error, options, repeats)
      if (pause === null) throw error
      await platform().wait(pause, options.signal)
    }
  }
}

/** Caches must not repeat the last reply of these addresses. */
const unreadable = new Set<string>()

export function requestJson<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  options: RequestOptions = {}
): Promise<v.InferOutput<Schema>> {
  const { unreachable = 'reply-replaced' } = options
  const isReload = unreadable.delete(url)
  return request(url, { ...options, isReload }, async response => {
    unreadable.add(url)
    const read = v.safeParse(schema, await readJson(response, unreachable))
    if (!read.success)
      throw new ClearedError('reply-unreadable', read.issues[0].message)
    unreadable.delete(url)
    return read.output
  })
}

/** For requests whose reply has no body, or no useful one. */
export function requestNothing(
  url: string,
  options: RequestOptions
): Promise<void> {
  return request(url, options, async () => {})
}

function requestOnce<T>(
  url: string,
  options: RequestOptions,
  read: Read<T>
): Promise<T> {
  const { signal, timeout = usualTimeout, unreachable = 'offline' } = options
  const { explain = failure => explainPage(failure, options.unreachable) } =
    options
  return withDeadline(timeout, signal, async (signal, postpone) => {
    const response = await platform()
      .fetch(url, { ...toInit(options), signal })
      .catch((error: unknown) => {
        const at = platform().now()
        throw new ClearedError(unreachable, String(error), { url, at })
      })
    if (!response.ok) throw await explain(await failureOf(response))
    return read(response, postpone)
  })
}

/** An anonymous GET has no extra headers, so it needs no preflight. */
function toInit(options: RequestOptions): RequestInit {
  const { bearer, json, redirect = 'error', isReload, from } = options
  const init: RequestInit = { credentials: 'omit', redirect }
  if (isReload) init.cache = 'reload'
  const method = methodOf(options)
  const headers: Record<string, string> = {}
  if (bearer !== undefined) headers['Authorization'] = `Bearer ${bearer}`
  if (method !== undefined) init.method = method
  if (from) headers['Range'] = `bytes=${from}-`
  if (json !== undefined) {
    init.body = JSON.stringify(json)
    headers['Content-Type'] = 'application/json'
  }
  return Object.keys(headers).length > 0 ? { ...init, headers } : init
}

/** Undefined for a GET, the only method that is retried. */
function methodOf({ method, json }: RequestOptions): string | undefined {
  return method ?? (json === undefined ? undefined : 'POST')
}

function pauseBefore(
  error: unknown,
  options: RequestOptions,
  repeats: number
): number | null {
  const isEarly = error instanceof ClearedError && error.code === 'rate-limited'
  const isGet = methodOf(options) === undefined
  if (!isEarly || !isGet || repeats >= maxRepeats) return null
  const asked = error.data?.['retryAfter']
  const pause = typeof asked === 'number' ? asked : 1000 * (repeats + 1)
  return pause <= maxPause ? pause : null
}
