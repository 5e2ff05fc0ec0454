import { createWorld } from '../open-panel.ts'
import type { World } from '../open-panel.ts'

export const id = '0123456789abcdef0123456789abcdef'
export const address = `http://gateway.test/sign-in/${id}`
export const at = (route: string) => `http://gateway.test${route}`

const scopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

/** The session that the gateway returns, as saved at the start. */
export const granted = {
  accessToken: 'access-1',
  expiresAt: Date.parse('2026-03-01T13:00:00Z'),
  handle: 'sealed-1',
  userId: '7100001',
  userName: 'Designer Demo',
  scopes
}

export interface SmallGateway {
  /** State of the sign-in. */
  state: string
  /** Milliseconds by which its clock is behind that of the panel. */
  behind: number
  /** It sends no durations, as gateways of 0.1. */
  isOld: boolean
}

/** A gateway whose sign-ins stay pending until a test changes them. */
export function createGateway(): World & { gateway: SmallGateway } {
  const world = createWorld()
  const gateway = { state: 'pending', behind: 0, isOld: false }
  const { web, clock } = world
  const endsAt = (seconds: number) =>
    clock.now() - gateway.behind + seconds * 1000
  web.on(`POST ${at('/sign-ins')}`, () => {
    const length = gateway.isOld ? {} : { endsIn: 900 }
    return Response.json({ id, address, ...length, endsAt: endsAt(900) })
  })
  web.on(`GET ${at(`/sign-ins/${id}/status`)}`, () =>
    Response.json({ state: gateway.state })
  )
  const grant = () => {
    const length = gateway.isOld ? {} : { expiresIn: 3600 }
    const reply = { ...granted, ...length, expiresAt: endsAt(3600) }
    return Response.json(reply)
  }
  web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, grant)
  web.on(`POST ${at('/sessions/refresh')}`, grant)
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

/** A reply that the test sends. */
export function createLateReply() {
  let arrive: (reply: Response) => void = () => undefined
  const reply = new Promise<Response>(resolve => (arrive = resolve))
  return { answer: () => reply, arrive: (late: Response) => arrive(late) }
}
