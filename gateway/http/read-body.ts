import type { Context } from 'hono'
import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { checkNeeds } from './check-needs.ts'
import { readBytes } from './read-bytes.ts'

const usualLargest = 64 * 1024

/** The JSON body of a request, checked; throws `bad-request` or `gateway-outdated`. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  largest = usualLargest
): Promise<v.InferOutput<Schema>> {
  const body = parse(await readText(context, largest))
  checkNeeds(body)
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new ClearedError('bad-request', describe(result.issues[0]))
}

/** Without values: they are the client's. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the body'}: ${issue.type} expected.`
}

/** The body as text, as long as it is of a sensible size. */
export async function readText(
  context: Context,
  largest = usualLargest
): Promise<string> {
  const words = `The body is over ${largest / 1024} kB.`
  const tooLarge = new ClearedError('bad-request', words)
  try {
    const bytes = await readBytes(context.req.raw.body, largest, tooLarge)
    return Buffer.from(bytes).toString('utf8')
  } catch (error) {
    if (error instanceof ClearedError) {
      // The rest is not read, so another request could not follow.
      context.header('Connection', 'close')
      throw error
    }
    // The client hung up, or took too long.
    throw new ClearedError('bad-request', 'The body broke off.')
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
