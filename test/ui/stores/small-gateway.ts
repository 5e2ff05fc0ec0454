import { createWorld } from './open-panel.ts'
import type { World } from './open-panel.ts'

export const id = '0123456789abcdef0123456789abcdef'
export const address = `http://gateway.test/sign-in/${id}`
export const at = (route: string) => `http://gateway.test${route}`

const scopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

export const granted = {
  accessToken: 'access-1',
  expiresAt: Date.parse('2026-03-01T13:00:00Z'),
  handle: 'sealed-1',
  userId: '7100001',
  userName: 'Designer Demo',
  scopes
}

/** A gateway whose sign-ins stay pending until a test says otherwise. */
export function createGateway(): World & { gateway: { state: string } } {
  const world = createWorld()
  const gateway = { state: 'pending' }
  const { web, clock } = world
  web.on(`POST ${at('/sign-ins')}`, () =>
    Response.json({ id, address, endsAt: clock.now() + 900_000 })
  )
  web.on(`GET ${at(`/sign-ins/${id}/status`)}`, () =>
    Response.json({ state: gateway.state })
  )
  web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () => Response.json(granted))
  web.on(
    `POST ${at(`/sign-ins/${id}/acknowledge`)}`,
    () => new Response(null, { status: 204 })
  )
  web.on(
    `POST ${at(`/sign-ins/${id}/cancel`)}`,
    () => new Response(null, { status: 204 })
  )
  return { ...world, gateway }
}

export function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'No.' } }, { status })
}
