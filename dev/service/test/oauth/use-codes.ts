import { afterEach, beforeEach } from 'vitest'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

/** A service for each test of a file, and an application that has codes. */
export function useCodes() {
  let opened: TestService
  let client: { client_id: string; client_secret: string }

  beforeEach(async () => {
    opened = await openTestService()
    const { clientId, clientSecret } = opened.service.application
    client = { client_id: clientId, client_secret: clientSecret }
  })
  afterEach(() => opened.close())

  function codeOf(username: string, scope = 'user.view'): Promise<string> {
    return opened
      .openBrowser()
      .authorize({ username, scope, clientId: client.client_id })
  }

  function redeem(fields: object) {
    return opened.ask(createAccessToken, {
      json: { ...client, grant_type: 'authorization_code', ...fields }
    })
  }

  function refused(fields: object) {
    return opened.refusal(createAccessToken, {
      json: { ...client, grant_type: 'authorization_code', ...fields }
    })
  }

  return {
    get opened() {
      return opened
    },
    get client() {
      return client
    },
    codeOf,
    redeem,
    refused
  }
}
