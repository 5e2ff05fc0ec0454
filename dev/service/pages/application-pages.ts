import type { Context } from 'hono'
import type { Core } from '../core.ts'
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
import { shownSecret } from './shown-once.ts'

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
      const { handle, secret } = registerApplication(
        core,
        id,
        read.registration
      )
      const application = ownApplication(core, id, handle)
      const once = shownSecret(secret)
      return showApplication(core, context, application, { once })
    })

  const show = (context: Context) =>
    withApplication(core, context, application =>
      showApplication(core, context, application)
    )

  return { showAll, register, show }
}

function countProblem(count: number): string | undefined {
  if (count < mostApplications) return undefined
  return `An account has at most ${mostApplications} applications. Delete one first.`
}
