import { checkReply } from '../../../dev/service/test/check-reply.ts'
import type { BadRequest } from './bad-request.ts'
import { faultOf, timeout, type Judgement, type Target } from './target.ts'

/** Sends a bad request in process and judges the reply. */
export async function judgeReply(
  target: Target,
  { method, address, headers, body }: BadRequest
): Promise<Judgement> {
  const request = new Request(new URL(address, target.url), {
    method,
    headers,
    ...(body !== undefined && { body })
  })
  const started = performance.now()
  const response = await withTimeout(target.fetch(request))
  if (!response) {
    return { status: 0, milliseconds: timeout, bytes: 0, problem: 'hangs' }
  }
  const copy = response.clone()
  const { byteLength: bytes } = await response.arrayBuffer()
  const milliseconds = performance.now() - started
  const { status } = response
  const { pathname } = new URL(request.url)
  const seen = { status, milliseconds, bytes }
  const problem =
    faultOf(target, seen) || (await mismatch(method, pathname, copy))
  return { ...seen, problem }
}

async function mismatch(
  method: string,
  path: string,
  response: Response
): Promise<string> {
  try {
    await checkReply(method, path, response)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Undefined after the timeout. */
async function withTimeout(
  reply: Promise<Response>
): Promise<Response | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeout)
  })
  try {
    return await Promise.race([reply, late])
  } finally {
    clearTimeout(timer)
  }
}
