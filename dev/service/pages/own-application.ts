import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import type { Person } from '../oauth/people.ts'
import {
  findOwnApplication,
  type RegisteredApplication
} from '../oauth/registered-applications.ts'
import { readForm } from './form-token.ts'
import { withPerson } from './sessions.ts'

type Answer = Response | Promise<Response>

/** One of a person's own applications; throws 404 for others. */
export function ownApplication(
  core: Core,
  person: string,
  handle: string
): RegisteredApplication {
  const application = findOwnApplication(core, person, handle)
  if (application) return application
  throw new ServiceError(404, { message: 'Not Found' })
}

/** Calls `work` with the application that the address names. */
export function withApplication(
  core: Core,
  context: Context,
  work: (application: RegisteredApplication, person: Person) => Answer
): Promise<Response> {
  return withPerson(core, context, person => {
    const handle = context.req.param('handle') ?? ''
    return work(ownApplication(core, person.id, handle), person)
  })
}

/** The same with the posted form. */
export function withApplicationForm(
  core: Core,
  context: Context,
  work: (
    application: RegisteredApplication,
    person: Person,
    form: URLSearchParams
  ) => Answer
): Promise<Response> {
  return withApplication(core, context, async (application, person) =>
    work(application, person, await readForm(core, context))
  )
}
