import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Core } from '../core/core.ts'
import { findPerson, type Person } from '../oauth/people.ts'
import { hashSecret, secretText } from '../oauth/secret-text.ts'

const lifetime = 12 * 3_600_000
const sessionCookie = 'service-session'
const visitCookie = 'service-visit'

/** Who is signed in with this browser. */
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

/** Does the work for who is signed in, or asks to sign in. */
export async function withPerson(
  core: Core,
  context: Context,
  work: (person: Person) => Response | Promise<Response>
): Promise<Response> {
  const person = findSession(core, context)
  if (person) return work(person)
  const asked = new URLSearchParams({ next: context.req.path })
  return context.redirect(`/sign-in?${asked.toString()}`, 303)
}

/** Signs this browser in under a new number, which is given back. */
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
  keep(core, context, sessionCookie, session)
  return session
}

/** Signs this browser out; other browsers stay signed in. */
export function endSession(core: Core, context: Context): void {
  const session = getCookie(context, sessionCookie)
  if (!session) return
  core.accounts.run('DELETE FROM sessions WHERE hash = ?', hashSecret(session))
  deleteCookie(context, sessionCookie, { path: '/' })
}

/** The secret of this browser that its forms are tied to. */
export function browserSecret(core: Core, context: Context): string {
  const known =
    getCookie(context, sessionCookie) ?? getCookie(context, visitCookie)
  if (known) return known
  const visit = secretText()
  keep(core, context, visitCookie, visit)
  return visit
}

function keep(core: Core, context: Context, name: string, value: string): void {
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    // Lax: the person comes here from another site, by a link or redirect.
    sameSite: 'Lax',
    secure: core.baseUrl.startsWith('https:'),
    maxAge: lifetime / 1000
  })
}
