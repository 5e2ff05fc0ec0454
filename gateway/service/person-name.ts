import * as v from 'valibot'
import { getUser } from '../../contract/api/account-endpoints.ts'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { callService } from './call-service.ts'

/** What is needed of a user record; nothing else makes it unreadable. */
const Name = v.object({ full_name: v.nullish(v.string()) })

/** The person's full name, else `userName`. */
export async function readPersonName(
  core: Core,
  accessToken: string,
  userName: string
): Promise<string> {
  try {
    const { status, body } = await callService(core, {
      method: 'GET',
      path: getUser.path,
      authorization: `Bearer ${accessToken}`
    })
    const read = v.safeParse(Name, body)
    const name = status === 200 && read.success ? read.output.full_name : ''
    return decodeEntities(name ?? '').trim() || userName
  } catch (error) {
    if (!(error instanceof ClearedError)) throw error
    core.log({ event: 'person-name-unavailable', code: error.code })
    return userName // a sign-in must not fail because of a name
  }
}
