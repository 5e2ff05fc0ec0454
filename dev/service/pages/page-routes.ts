import { Hono } from 'hono'
import type { Core } from '../core/core.ts'
import { accountChanges } from './account-changes.ts'
import { accountPage } from './account-page.ts'
import { applicationChanges } from './application-changes.ts'
import { applicationPages } from './application-pages.ts'
import { createAttempts } from './attempts.ts'
import { consentPage } from './consent-page.ts'
import { sharedPages } from './shared-pages.ts'
import { signInPage } from './sign-in-page.ts'
import { styleSheet } from './style-sheet.ts'
import { showTerms } from './terms-page.ts'

/**
 * Pages for people; tokens that are created there are for the given
 * application.
 */
export function pageRoutes(core: Core, clientId: string): Hono {
  const app = new Hono()
  const attempts = createAttempts(() => core.now())
  const signIn = signInPage(core, attempts)
  const consent = consentPage(core)
  const account = accountPage(core, clientId)
  const changes = accountChanges(core, attempts)
  const applications = applicationPages(core)
  const application = applicationChanges(core)
  const shared = sharedPages(core)

  app.get('/', context => context.redirect('/account', 302))
  app.get('/sign-in', signIn.show)
  app.post('/sign-in', signIn.take)
  app.get('/oauth/consent', consent.show)
  app.post('/oauth/consent', consent.take)
  app.get('/account', account.show)
  app.post('/account/tokens', account.addToken)
  app.post('/account/password', changes.setPassword)
  app.post('/account/email', changes.setEmail)
  app.get('/account/applications', applications.showAll)
  app.post('/account/applications', applications.register)
  app.get('/account/applications/:handle', applications.show)
  app.post('/account/applications/:handle', application.change)
  app.post('/account/applications/:handle/secret', application.makeSecret)
  app.post('/account/applications/:handle/tokens', application.addToken)
  app.post('/account/applications/:handle/delete', application.remove)
  app.post('/sign-out', account.signOut)
  app.get('/terms', showTerms)
  app.get('/collections/:id', shared.showCollection)
  app.get('/featured/:id', shared.showFeatured)
  // Browsers request it with every page.
  app.get('/favicon.ico', context => {
    context.header('Cache-Control', 'public, max-age=86400')
    return context.body(null, 204)
  })
  app.get('/style.css', context => {
    context.header('Content-Type', 'text/css; charset=utf-8')
    context.header('Cache-Control', 'public, max-age=3600')
    context.header('X-Content-Type-Options', 'nosniff')
    return context.body(styleSheet)
  })

  return app
}
