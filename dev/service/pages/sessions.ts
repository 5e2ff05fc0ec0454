import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Core } from '../core/core.ts'
import { findPerson, type Person } from '../oauth/people.ts'
import { hashSecret, secretText } from '../oauth/secret-text.ts'

const lifetime = 12 * 3_600_000
const sessionCookie = 'service-session'
const visitCookie = 'service-visit'

/** The person who is signed in with this browser. */
export function findSession(core: Core, context: Context): Person | undefined {
  const session = getCookie(context, sessionCookie)
  if (!session) return undefined
  const [row] = core.accounts.all<{ person: string }>(
    'SELECT person FROM sessions WHERE hash = ? AND ends_at > ?',
    hashSecret(session),
    core.now()
  )
  return row && findPerson(core.accounts, row.person)
}

/** Calls `work` with the signed-in person, or redirects to the sign-in. */
export async function withPerson(
  core: Core,
  context: Context,
  work: (person: Person) => Response | Promise<Response>
): Promise<Response> {
  const person = findSession(core, context)
  if (person) return work(person)
  const parameters = new URLSearchParams({ next: context.req.path })
  return context.redirect(`/sign-in?${parameters.toString()}`, 303)
}

/** Starts a new session for this browser and returns its id. */
export function startSession(
  core: Core,
  context: Context,
  person: Person
): string {
  const session = secretText()
  core.accounts.run('DELETE FROM sessions WHERE ends_at <= ?', core.now())
  core.accounts.run(
    'INSERT INTO sessions VALUES (?, ?, ?)',
    hashSecret(session),
    person.id,
    core.now() + lifetime
  )
  setSessionCookie(core, context, sessionCookie, session)
  return session
}

/** Ends the session of this browser, but not of others. */
export function endSession(core: Core, context: Context): void {
  const session = getCookie(context, sessionCookie)
  if (!session) return
  core.accounts.run('DELETE FROM sessions WHERE hash = ?', hashSecret(session))
  deleteCookie(context, sessionCookie, { path: '/' })
}

/** The secret of this browser, used for its form tokens. */
export function browserSecret(core: Core, context: Context): string {
  const known =
    getCookie(context, sessionCookie) ?? getCookie(context, visitCookie)
  if (known) return known
  const visit = secretText()
  setSessionCookie(core, context, visitCookie, visit)
  return visit
}

function setSessionCookie(
  core: Core,
  context: Context,
  name: string,
  value: string
): void {
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    // Lax: people arrive from other sites by links and redirects.
    sameSite: 'Lax',
    secure: core.baseUrl.startsWith('https:'),
    maxAge: lifetime / 1000
  })
}
