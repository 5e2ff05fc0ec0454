import type { Context } from 'hono'
import type { Core } from '../core.ts'
import { ServiceError } from '../http/service-error.ts'
import type { Person } from '../oauth/people.ts'
import {
  changeApplication,
  deleteApplication,
  findOwnApplication,
  listApplications,
  mostApplications,
  registerApplication,
  renewSecret,
  type RegisteredApplication
} from '../oauth/registered-applications.ts'
import { basicScope, isScope } from '../oauth/scopes.ts'
import { issueToken } from '../oauth/tokens.ts'
import { showApplication, showApplications } from './application-views.ts'
import { readForm } from './form-token.ts'
import { readApplication } from './read-application.ts'
import { withPerson } from './sessions.ts'
import { shownOnce } from './shown-once.ts'

type Answer = Response | Promise<Response>

const list = '/account/applications'

/** The pages on which people register applications and look after them. */
export function applicationPages(core: Core) {
  const showAll = (context: Context) =>
    withPerson(core, context, ({ id }) =>
      showApplications(core, context, listApplications(core, id))
    )

  const register = (context: Context) =>
    withPerson(core, context, async ({ id }) => {
      const read = readApplication(await readForm(core, context))
      const own = listApplications(core, id)
      const problem = read.problem ?? countProblem(own.length)
      if (problem !== undefined) {
        const draft = read.registration
        return showApplications(core, context, own, { problem, draft })
      }
      const made = registerApplication(core, id, read.registration)
      const application = ownOf(core, id, made.handle)
      const once = secretMarkup(made.secret)
      return showApplication(core, context, application, { once })
    })

  const show = (context: Context) =>
    withOwn(core, context, application =>
      showApplication(core, context, application)
    )

  const change = (context: Context) =>
    withForm(core, context, (application, person, form) => {
      const { registration, problem } = readApplication(form)
      if (problem !== undefined) {
        const news = { problem, draft: registration }
        return showApplication(core, context, application, news)
      }
      changeApplication(core, application.clientId, registration)
      const changed = ownOf(core, person.id, application.handle)
      return showApplication(core, context, changed, { done: 'Saved.' })
    })

  const makeSecret = (context: Context) =>
    withForm(core, context, application => {
      const secret = renewSecret(core, application.clientId)
      const once = secretMarkup(secret)
      return showApplication(core, context, application, { once })
    })

  const makeToken = (context: Context) =>
    withForm(core, context, (application, person, form) => {
      const chosen = form.getAll('scope').filter(isScope)
      const token = issueToken(core, 'lasting', {
        clientId: application.clientId,
        person: person.id,
        scopes: [...new Set([basicScope, ...chosen])],
        realm: 'customer'
      })
      const lifetime = 'It works until you change your password.'
      const once = shownOnce('New token', token, lifetime)
      return showApplication(core, context, application, { once })
    })

  const remove = (context: Context) =>
    withForm(core, context, application => {
      deleteApplication(core, application.clientId)
      return context.redirect(list, 303)
    })

  return { showAll, register, show, change, makeSecret, makeToken, remove }
}

/** Does the work for one of the person's own applications. */
function withOwn(
  core: Core,
  context: Context,
  work: (application: RegisteredApplication, person: Person) => Answer
): Promise<Response> {
  return withPerson(core, context, person => {
    const handle = context.req.param('handle') ?? ''
    return work(ownOf(core, person.id, handle), person)
  })
}

function withForm(
  core: Core,
  context: Context,
  work: (
    application: RegisteredApplication,
    person: Person,
    form: URLSearchParams
  ) => Answer
): Promise<Response> {
  return withOwn(core, context, async (application, person) =>
    work(application, person, await readForm(core, context))
  )
}

function ownOf(
  core: Core,
  person: string,
  handle: string
): RegisteredApplication {
  const application = findOwnApplication(core, person, handle)
  if (application) return application
  throw new ServiceError(404, { message: 'Not Found' })
}

function countProblem(count: number): string | undefined {
  if (count < mostApplications) return undefined
  return `An account has at most ${mostApplications} applications. Delete one first.`
}

function secretMarkup(secret: string) {
  const lifetime = 'Whoever knows it can act as the application.'
  return shownOnce('Consumer secret', secret, lifetime)
}
