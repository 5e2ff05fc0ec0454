import { gatewayRoutes, type TokenGrant } from '../../../contract/gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { confirmIn, redirectBack } from '../finish-in-browser.ts'
import { createPost, type TestGateway } from '../open-gateway.ts'
import { refresh, refreshed } from '../panel-session.ts'
import { attemptId, itemOf, lookAt, purchase } from '../purchase.ts'
import { goodDetails, scriptedService } from '../scripted-service.ts'
import { createVisitor, pairingCodeOf } from '../visitor.ts'

/** What nobody may read in store, log or metrics, by what it is. */
export type Secrets = Record<string, string>

const person = 'person-77'
const client = '198.51.100.7'
const file = 'https://files.example/licensed/signed-77'
const project = 'Project Sparrow'

export interface QuotingService {
  fetch: typeof fetch
  /** From now on each call fails, with all that it was given. */
  fail(): void
}

/** A service whose person, files and names are not to be found elsewhere. */
export function quotingService(): QuotingService {
  const details = { ...goodDetails, user_id: person, username: 'mira.sol' }
  const download = { url: file }
  const service = scriptedService({
    details: () => Response.json(details),
    user: () => Response.json({ id: person, full_name: 'Mira Sol' }),
    license: () => Response.json({ data: [{ image_id: '101', download }] })
  })
  let isFailing = false
  return {
    fail: () => void (isFailing = true),
    fetch: async (input, init) => {
      if (!isFailing) return service.fetch(input, init)
      const request = new Request(input, init)
      const headers = [...request.headers].join(' ')
      const cause = new Error(`${headers} ${await request.text()}`)
      throw new TypeError(cause.message, { cause })
    }
  }
}

/**
 * Signs in, refreshes, licenses and signs out, with mistakes and failures in
 * between, and calls `look` with all secrets so far after each step.
 */
export async function useEverything(
  opened: TestGateway,
  service: QuotingService,
  look: (secrets: Secrets) => Promise<void>
): Promise<void> {
  const gateway = openAt(opened, client)
  const secrets: Secrets = {
    person,
    client,
    file,
    project,
    name: 'Mira Sol',
    userName: 'mira.sol',
    clientSecret: gateway.config.clientSecret,
    sealingSecret: gateway.config.sealingSecrets[0] ?? ''
  }
  const panel = await beginSignIn(gateway)
  const visitor = createVisitor(gateway)
  secrets['verifier'] = panel.verifier
  secrets['state'] = await confirmIn(visitor, panel)
  secrets['cookie'] = [...visitor.cookies.values()][0] ?? ''
  await look(secrets)

  secrets['serviceCode'] = 'service-code'
  const page = await redirectBack(visitor, secrets['state'])
  secrets['pairingCode'] = pairingCodeOf(page)
  await panel.redeem('BBBBBB')
  await look(secrets)

  const granted = await panel.redeemed(secrets['pairingCode'])
  secrets['accessToken'] = granted.accessToken
  secrets['handle'] = granted.handle
  secrets['refreshToken'] = refreshTokenWith(granted)
  await look(secrets)

  await panel.acknowledge()
  const next = await refreshed(gateway, granted.handle)
  secrets['nextToken'] = next.accessToken
  secrets['nextHandle'] = next.handle
  secrets['nextRefreshToken'] = refreshTokenWith(next)
  await look(secrets)

  const item = { ...itemOf('101'), metadata: { job: project } }
  await purchase(gateway, attemptId('a'), [item], next.accessToken)
  await lookAt(gateway, attemptId('a'), next.accessToken)
  await lookAt(gateway, attemptId('b'), next.accessToken)
  await gateway.post(gatewayRoutes.media, { url: file })
  await gateway.send(`/media?url=${encodeURIComponent(file)}`)
  await look(secrets)

  service.fail()
  await refresh(gateway, next.handle)
  await purchase(gateway, attemptId('c'), [item], next.accessToken)
  await gateway.send('/api/v2/images/search?query=sparrow')
  await gateway.post(gatewayRoutes.end, { handle: next.handle })
  await look(secrets)
}

/** The scripted service numbers both alike. */
function refreshTokenWith({ accessToken }: TokenGrant): string {
  return accessToken.replace('1/access', '3/refresh')
}

/** The gateway as a client at this address reaches it. */
function openAt(gateway: TestGateway, remote: string): TestGateway {
  const send: TestGateway['send'] = (path, init) =>
    gateway.send(path, init, remote)
  return { ...gateway, send, post: createPost(send) }
}

/** The names of those that a text has, as they are or in an encoding. */
export function readableIn(text: string, secrets: Secrets): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => spellings(secret).some(one => text.includes(one)))
    .map(([name]) => name)
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url')
  ]
}
