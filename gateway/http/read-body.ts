import type { Context } from 'hono'
import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { checkNeeds } from './check-needs.ts'
import { readBytes } from './read-bytes.ts'

const defaultMaxBytes = 64 * 1024

/**
 * The JSON body of a request, checked. Throws `bad-request` or
 * `gateway-outdated`.
 */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  maxBytes = defaultMaxBytes
): Promise<v.InferOutput<Schema>> {
  const body = parse(await readText(context, maxBytes))
  checkNeeds(body)
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new ClearedError('bad-request', describe(result.issues[0]))
}

/** Never quotes the client's values. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the body'}: ${issue.type} expected.`
}

/** The body as text. Throws `bad-request` if it is too large or incomplete. */
export async function readText(
  context: Context,
  maxBytes = defaultMaxBytes
): Promise<string> {
  const message = `The body is over ${maxBytes / 1024} kB.`
  const tooLarge = new ClearedError('bad-request', message)
  try {
    const bytes = await readBytes(context.req.raw.body, maxBytes, tooLarge)
    return Buffer.from(bytes).toString('utf8')
  } catch (error) {
    if (error instanceof ClearedError) {
      // The rest is not read, so the connection cannot be reused.
      context.header('Connection', 'close')
      throw error
    }
    // The client disconnected or was too slow.
    throw new ClearedError('bad-request', 'The body is incomplete.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ClearedError('bad-request', 'The body is not JSON.')
  }
}
