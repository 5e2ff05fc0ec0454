import * as v from 'valibot'
import { validateInput } from '../../contract/api/test-endpoints.ts'
import type { GatewayConfig } from '../core/config.ts'
import { basicCredentials } from '../service/call-service.ts'
import { ask } from './ask.ts'
import { fine, wrong, type Finding } from './finding.ts'

const subject = 'Service'

/** What is needed of the reply. */
const Validated = v.object({ query: v.looseObject({}) })

/** Whether the service answers and accepts the application's credentials. */
export async function checkCredentials(
  config: GatewayConfig
): Promise<Finding> {
  const { host } = new URL(config.service)
  const address = `${config.service}${validateInput.path}?id=1`
  const answer = await ask(address, {
    Authorization: basicCredentials({ config })
  })
  if ('reason' in answer) {
    const advice = `${answer.advice} It is CLEARED_GATEWAY_SERVICE.`
    return wrong(subject, `${host} ${answer.reason}`, advice)
  }
  const { status, body } = answer
  if (status === 200 && v.is(Validated, body)) {
    return fine(subject, `${host} accepts the application's credentials.`)
  }
  if ((status === 401 || status === 403) && body !== undefined) {
    return wrong(
      subject,
      `${host} refuses the application's credentials (${status}).`,
      "Copy CLEARED_GATEWAY_CLIENT_ID and …_CLIENT_SECRET again from the application's page."
    )
  }
  if (status === 429 || status >= 500) {
    return wrong(
      subject,
      `${host} answers ${status}.`,
      'Run this again in some minutes; if it stays, ask the service.'
    )
  }
  return wrong(
    subject,
    `${host} answers ${status}, but not as the API does.`,
    'CLEARED_GATEWAY_SERVICE must be the base address of the API, without /v2.'
  )
}
