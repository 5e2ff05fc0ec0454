import { randomBytes, createHash } from 'node:crypto'
import * as v from 'valibot'
import type { MediaType } from '../../../contract/api/media-type.ts'
import {
  gatewayRoutes,
  SignInStarted,
  TokenGrant
} from '../../../contract/gateway.ts'
import { sessionLifetime } from '../../../gateway/session/session.ts'
import { walkPages } from '../../flows/set-up/sign-in-with-pages.ts'
import { createWebBrowser } from '../../web-browser.ts'
import type { Choices } from '../purchases/choices.ts'
import type { Attempt } from './attempt.ts'
import type { Answer, Client, Question } from './client.ts'
import { password } from './people.ts'
import type { Person } from './people.ts'

export interface Session {
  accessToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
  handle: string
  signedInAt: number
}

/** An asset that a panel has seen. */
export interface Seen {
  mediaType: MediaType
  assetId: string
  preview: string
}

/** What the windows of one person share. */
export interface Desk {
  person: Person
  /** The assets found last, few, so that windows want the same. */
  seen: Seen[]
  /** Attempts whose outcome nobody knows, by the asset they block. */
  open: Map<string, string>
}

/** One window. */
export interface Panel {
  desk: Desk
  client: Client
  session: Session | null
  /** Of a session that it has ended. */
  ended: string | null
  /** Of this round. */
  attempts: Attempt[]
  /** Addresses of licensed files of this round. */
  files: string[]
  now: () => number
}

/** Milliseconds before the end of a token at which a panel gets another. */
const margin = 60_000

/** Signs in as a person does, on the hosted pages; false when that failed. */
export async function signIn(panel: Panel, choices: Choices): Promise<boolean> {
  const { client, desk } = panel
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const started = await ask(panel, choices, {
    kind: 'sign-in',
    path: gatewayRoutes.signIns,
    json: { challenge }
  })
  if (started.state !== 'ok') return false
  const { id, address } = v.parse(SignInStarted, toJson(started.bytes))
  const browser = createWebBrowser(request => client.browse(request))
  const { username } = desk.person
  const code = await walkPages(
    { browser },
    address,
    username,
    'allow',
    password
  ).catch(() => null) // a page was not shown
  if (code === null) return false
  const redeemed = await ask(panel, choices, {
    kind: 'redeem',
    path: gatewayRoutes.redeem(id),
    json: { verifier, code }
  })
  if (redeemed.state !== 'ok') return false
  keepSession(panel, redeemed.bytes, panel.now())
  await ask(panel, choices, {
    kind: 'acknowledge',
    path: gatewayRoutes.acknowledge(id),
    json: { verifier }
  })
  return true
}

/**
 * A new token for the session; null without one. A session that has expired is
 * dropped.
 */
export async function refresh(
  panel: Panel,
  choices: Choices,
  more: Partial<Question> = {}
): Promise<Answer | null> {
  const { session } = panel
  if (!session) return null
  const answer = await ask(panel, choices, {
    kind: 'refresh',
    path: gatewayRoutes.refresh,
    json: { handle: session.handle },
    ...more
  })
  if (answer.state === 'ok') {
    keepSession(panel, answer.bytes, session.signedInAt)
  }
  const isExpired =
    answer.state === 'refused' && answer.code === 'session-expired'
  const age = panel.now() - session.signedInAt
  if (isExpired && age > sessionLifetime) panel.session = null
  return answer
}

export async function signOut(panel: Panel, choices: Choices): Promise<void> {
  const { session } = panel
  if (!session) return
  panel.session = null
  const { handle } = session
  const answer = await ask(panel, choices, {
    kind: 'sign-out',
    path: gatewayRoutes.end,
    json: { handle }
  })
  if (answer.state === 'ok') panel.ended = handle
}

/** A token that is good for a while, if the panel can have one. */
export async function validToken(
  panel: Panel,
  choices: Choices
): Promise<string | null> {
  const valid = () => {
    const { session } = panel
    const isValid = session && session.expiresAt - margin > panel.now()
    return isValid ? session.accessToken : null
  }
  const token = valid()
  if (token !== null) return token
  if (panel.session) await refresh(panel, choices)
  else await signIn(panel, choices)
  return valid()
}

export function ask(
  panel: Panel,
  choices: Choices,
  question: Question
): Promise<Answer> {
  return panel.client.ask(question, choices)
}

export function toJson(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'))
}

function keepSession(panel: Panel, bytes: Buffer, signedInAt: number): void {
  const grant = v.parse(TokenGrant, toJson(bytes))
  const { accessToken, handle, expiresIn = 0 } = grant
  const expiresAt = panel.now() + expiresIn * 1000
  panel.session = { accessToken, expiresAt, handle, signedInAt }
}
