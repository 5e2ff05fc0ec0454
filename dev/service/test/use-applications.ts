import { afterAll, beforeAll, beforeEach } from 'vitest'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import type { WebFields, WebPage } from '../../../test/web-browser.ts'
import type { Browser } from './browser.ts'
import { openTestService, type TestService } from './open-service.ts'

const list = '/account/applications'

/** What a person fills in unless a test says otherwise. */
export const formValues: WebFields = {
  name: 'Wall',
  callback: 'wall.example, localhost:3000/back',
  referer: 'wall.example/gallery',
  product: ['images', 'videos', 'audio', 'reverse-search'],
  company: 'Wall & Sons',
  website: 'https://wall.example/',
  use: 'Pictures for walls',
  description: 'Shows pictures',
  terms: 'accepted'
}

export interface MadeApplication {
  page: WebPage
  /** The last part of the address of its page. */
  handle: string
  clientId: string
  clientSecret: string
  /** Of the application alone. */
  basic: string
}

/** Registers an application as who is signed in with the browser. */
export async function registerWith(
  browser: Browser,
  fields: WebFields = {}
): Promise<MadeApplication> {
  const page = await browser.submit(await browser.open(list), list, {
    ...formValues,
    ...fields
  })
  const [clientSecret = '', clientId = ''] = codesOf(page)
  const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  const [, handle = ''] = /applications\/(\w+)\/secret/.exec(page.text) ?? []
  return { page, handle, clientId, clientSecret, basic }
}

/** The keys, secrets and tokens that a page shows, in its order. */
export function codesOf({ text }: WebPage): string[] {
  return [...text.matchAll(/<code>([^<]+)<\/code>/g)].map(
    ([, code = '']) => code
  )
}

/** A service for a file, and a browser for each of its tests. */
export function useApplications() {
  const lines: string[] = []
  let opened: TestService
  let browser: Browser

  beforeAll(async () => {
    opened = await openTestService({ log: line => lines.push(line) })
  })
  beforeEach(() => {
    browser = opened.openBrowser()
  })
  afterAll(() => opened.close())

  return {
    /** What the service logs. */
    lines,
    get opened() {
      return opened
    },
    get browser() {
      return browser
    },
    /** Searches with the credentials of an application. */
    searchAs: (basic: string) =>
      opened.ask(searchImages, { headers: { Authorization: basic } })
  }
}
