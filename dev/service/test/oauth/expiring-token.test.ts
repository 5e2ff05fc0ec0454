import { describe, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { useCodes } from './use-codes.ts'

const minute = 60_000

const codes = useCodes()
const { codeOf, redeem, refused } = codes

function renew(fields: object) {
  return codes.opened.ask(createAccessToken, {
    json: { ...codes.client, grant_type: 'refresh_token', ...fields }
  })
}

describe('an expiring token', () => {
  test('expires after an hour and can be refreshed', async () => {
    const code = await codeOf('designer')
    const first = await redeem({ code, expires: true })
    codes.opened.service.faults.moveClock(60 * minute)

    const ended = await codes.opened.refusal(getUser, {
      token: first.access_token
    })
    const next = await renew({ refresh_token: first.refresh_token })
    const user = await codes.opened.ask(getUser, { token: next.access_token })

    expect(ended).toMatchObject({
      status: 401,
      message: 'Invalid access token'
    })
    expect(Object.keys(next)).toEqual(Object.keys(first))
    expect(next.access_token).not.toBe(first.access_token)
    expect(user.username).toBe('designer')
  })

  test('is valid until then', async () => {
    const code = await codeOf('designer')
    const { access_token: token } = await redeem({ code, expires: true })
    codes.opened.service.faults.moveClock(60 * minute - 2000)

    expect((await codes.opened.ask(getUser, { token })).username).toBe(
      'designer'
    )
  })

  test('is refreshed with the user id in place of the secret', async () => {
    const code = await codeOf('designer')
    const { refresh_token } = await redeem({ code, expires: true })
    const fields = { refresh_token, client_secret: undefined }

    const reply = await renew({ ...fields, user_id: '7100001' })
    const wrong = await codes.opened.refusal(createAccessToken, {
      json: {
        ...codes.client,
        grant_type: 'refresh_token',
        ...fields,
        user_id: '7100002'
      }
    })
    const neither = await codes.opened.refusal(createAccessToken, {
      json: { ...codes.client, grant_type: 'refresh_token', ...fields }
    })

    expect(reply.expires_in).toBe(3600)
    expect([wrong.status, neither.status]).toEqual([400, 400])
  })

  test('is not refreshed by another client or with another token', async () => {
    const code = await codeOf('designer')
    const tokens = await redeem({ code, expires: true })
    const { clientId, clientSecret } = codes.opened.service.otherApplication
    const grant_type = 'refresh_token'

    const replies = await Promise.all(
      [
        {
          grant_type,
          refresh_token: tokens.refresh_token,
          client_id: clientId,
          client_secret: clientSecret
        },
        { grant_type, refresh_token: tokens.access_token },
        { grant_type, refresh_token: '3/wrong' },
        { grant_type }
      ].map(refused)
    )

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })

  test('cannot be replaced by the refresh token', async () => {
    const code = await codeOf('designer')
    const { refresh_token: token = '' } = await redeem({ code, expires: true })

    expect((await codes.opened.refusal(getUser, { token })).status).toBe(401)
  })
})
