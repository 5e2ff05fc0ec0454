import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import {
  listApplications,
  mostApplications,
  registerApplication
} from '../oauth/registered-applications.ts'
import { showApplication, showApplications } from './application-views.ts'
import { readForm } from './form-token.ts'
import { ownApplication, withApplication } from './own-application.ts'
import { readApplication } from './read-application.ts'
import { withPerson } from './sessions.ts'
import { shownSecret } from './one-time-secret.ts'

const tooMany = `An account has at most ${mostApplications} applications. Delete one first.`

/** The pages on which people register applications and look after them. */
export function applicationPages(core: Core) {
  const showAll = (context: Context) =>
    withPerson(core, context, ({ id }) =>
      showApplications(core, context, listApplications(core, id))
    )

  const register = (context: Context) =>
    withPerson(core, context, async ({ id }) => {
      const { problem, registration } = readApplication(
        await readForm(core, context)
      )
      const made =
        problem === undefined
          ? registerApplication(core, id, registration)
          : undefined
      if (!made) {
        return showApplications(core, context, listApplications(core, id), {
          problem: problem ?? tooMany,
          draft: registration
        })
      }
      const application = ownApplication(core, id, made.handle)
      const once = shownSecret(made.secret)
      return showApplication(core, context, application, { once })
    })

  const show = (context: Context) =>
    withApplication(core, context, application =>
      showApplication(core, context, application)
    )

  return { showAll, register, show }
}
