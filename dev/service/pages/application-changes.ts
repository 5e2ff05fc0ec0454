import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import {
  changeApplication,
  deleteApplication,
  renewSecret
} from '../oauth/registered-applications.ts'
import { showApplication } from './application-views.ts'
import { makeToken } from './make-token.ts'
import { ownApplication, withApplicationForm } from './own-application.ts'
import { readApplication } from './read-application.ts'
import { consumerSecret } from './one-time-secret.ts'

/** The forms on the page of an application. */
export function applicationChanges(core: Core) {
  const change = (context: Context) =>
    withApplicationForm(core, context, (application, person, form) => {
      const { registration, problem } = readApplication(form)
      if (problem !== undefined) {
        const news = { problem, draft: registration }
        return showApplication(core, context, application, news)
      }
      changeApplication(core, application.clientId, registration)
      const changed = ownApplication(core, person.id, application.handle)
      return showApplication(core, context, changed, { done: 'Saved.' })
    })

  const makeSecret = (context: Context) =>
    withApplicationForm(core, context, application => {
      const secret = renewSecret(core, application.clientId)
      const newSecret = consumerSecret(secret)
      return showApplication(core, context, application, { newSecret })
    })

  const addToken = (context: Context) =>
    withApplicationForm(core, context, (application, person, form) => {
      const newSecret = makeToken(core, application.clientId, person, form)
      return showApplication(core, context, application, { newSecret })
    })

  const remove = (context: Context) =>
    withApplicationForm(core, context, application => {
      deleteApplication(core, application.clientId)
      return context.redirect('/account/applications', 303)
    })

  return { change, makeSecret, addToken, remove }
}
