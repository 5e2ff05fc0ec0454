import { afterEach, beforeEach } from 'vitest'
import type { WebPage } from '../../../../test/web-browser.ts'
import type { Browser } from '../browser.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testRedirect } from '../test-addresses.ts'

/** A service and a browser for each test of a file. */
export function usePages() {
  let opened: TestService
  let browser: Browser

  beforeEach(async () => {
    opened = await openTestService()
    browser = opened.openBrowser()
  })
  afterEach(() => opened.close())

  function openConsent(more: Record<string, string> = {}): Promise<WebPage> {
    const query = new URLSearchParams({
      client_id: opened.service.application.clientId,
      redirect_uri: testRedirect,
      response_type: 'code',
      state: 'st&te',
      scope: 'user.view licenses.create',
      ...more
    })
    return browser.open(`/v2/oauth/authorize?${query.toString()}`)
  }

  return {
    get opened() {
      return opened
    },
    get browser() {
      return browser
    },
    openConsent
  }
}
