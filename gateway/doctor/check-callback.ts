import { authorize } from '../../contract/api/oauth-endpoints.ts'
import type { GatewayConfig } from '../core/config.ts'
import { ask } from './ask.ts'
import { fine, unknown, wrong, type Finding } from './finding.ts'

const subject = 'Callback'

/** Nobody can register it: https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
const unregistered = 'https://callback.invalid/'

/**
 * Whether the service sends people back to the callback. It shows its sign-in
 * page only for registered hosts; if it shows that for an unregistered one,
 * too, it does not say.
 */
export async function checkCallback(config: GatewayConfig): Promise<Finding> {
  const { callback } = config
  const { hostname } = new URL(callback)
  const [own, other] = await Promise.all([
    asksToSignIn(config, callback),
    asksToSignIn(config, unregistered)
  ])
  if (own === null || other === null) {
    return unknown(
      subject,
      'It was not checked, because the service does not answer as the API does.',
      'See the line about the service.'
    )
  }
  if (!own) {
    return wrong(
      subject,
      `The service refuses to send people back to ${callback}`,
      `Register ${hostname} as a callback host of the application, and check CLEARED_GATEWAY_CLIENT_ID.`
    )
  }
  if (other) {
    return unknown(
      subject,
      'The service does not say whether a callback is registered.',
      `Look at the application's page: ${hostname} must be a callback host.`
    )
  }
  return fine(subject, `${callback} is registered.`)
}

/** Null without a usable answer. */
async function asksToSignIn(
  { service, clientId }: GatewayConfig,
  callback: string
): Promise<boolean | null> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'user.view',
    state: 'doctor'
  })
  const answer = await ask(`${service}${authorize.path}?${query.toString()}`)
  if ('reason' in answer || answer.status >= 500) return null
  if (answer.status === 429 || answer.status === 404) return null
  return answer.status < 400
}
