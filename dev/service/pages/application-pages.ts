import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import {
  listApplications,
  maxApplications,
  registerApplication
} from '../oauth/registered-applications.ts'
import { showApplication, showApplications } from './application-views.ts'
import { readForm } from './form-token.ts'
import { ownApplication, withApplication } from './own-application.ts'
import { readApplication } from './read-application.ts'
import { withPerson } from './sessions.ts'
import { consumerSecret } from './one-time-secret.ts'

const tooMany = `An account has at most ${maxApplications} applications. Delete one first.`

/** Pages to register and manage applications. */
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
      const registered =
        problem === undefined
          ? registerApplication(core, id, registration)
          : undefined
      if (!registered) {
        return showApplications(core, context, listApplications(core, id), {
          problem: problem ?? tooMany,
          draft: registration
        })
      }
      const application = ownApplication(core, id, registered.handle)
      const newSecret = consumerSecret(registered.secret)
      return showApplication(core, context, application, { newSecret })
    })

  const show = (context: Context) =>
    withApplication(core, context, application =>
      showApplication(core, context, application)
    )

  return { showAll, register, show }
}
