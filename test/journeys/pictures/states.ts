import type { Route } from 'playwright-core'
import { openTab, searchFor } from '../set-up/search-and-place.ts'
import { signInAs } from '../set-up/sign-in.ts'
import type { Walk } from '../looks/views.ts'

/** A state of the panel, and how to reach it from the one before. */
export interface State {
  name: string
  title: string
  /** What the state shows and lets people do. */
  text: string
  go: (walk: Walk) => Promise<unknown>
}

export const states: readonly State[] = [
  {
    name: 'first-run',
    title: 'First run',
    text: 'Three steps lead from a search to a license; the library is there below.',
    go: showStart
  },
  {
    name: 'empty',
    title: 'Empty',
    text: 'Nothing was found: what may find more.',
    go: walk => search(walk, 'qqqqxx', 'No results for')
  },
  {
    name: 'loading',
    title: 'Loading',
    text: 'Skeletons stand where results will be.',
    go: hold
  },
  {
    name: 'offline',
    title: 'Offline',
    text: 'What is loaded stays usable; what failed is tried again by itself.',
    go: goOffline
  },
  {
    name: 'forbidden',
    title: '403',
    text: 'The account may not: sign in with one that may, or try again.',
    go: walk => failWith(walk, { status: 403 }, 'can’t search')
  },
  {
    name: 'rate-limited',
    title: '429',
    text: 'The button waits as long as the service asks for, and says how long.',
    go: walk => failWith(walk, { status: 429, wait: '42' }, 'Too many requests')
  },
  {
    name: 'service-failed',
    title: '5xx',
    text: 'The library has a problem: try again.',
    go: walk => failWith(walk, { status: 500 }, 'has a problem')
  },
  {
    name: 'gateway-down',
    title: 'Gateway down',
    text: 'The second way in is a token: searches then go past the gateway.',
    go: walk =>
      answerWith(walk, route => route.abort('connectionrefused'), 'use a token')
  },
  {
    name: 'cors',
    title: 'CORS',
    text: 'The host is there, but its answer was kept from the panel.',
    go: walk => answerWith(walk, answerOthers, 'blocked the reply')
  },
  {
    name: 'refused-host',
    title: 'Refused host',
    text: 'The manifest does not list the address, so Figma refuses it.',
    go: refuseHost
  },
  {
    name: 'session-ended',
    title: '401',
    text: 'The sign-in has ended: sign in again.',
    go: endSession
  }
]

async function showStart(walk: Walk): Promise<void> {
  await walk.panel.getByText('Wide open country').first().waitFor()
  await waitForPictures(walk)
}

/** Those out of view are loaded later. */
export async function waitForPictures({ panel }: Walk): Promise<void> {
  await panel.waitForFunction(() =>
    [...document.images]
      .filter(image => image.getBoundingClientRect().top < innerHeight)
      .every(image => image.complete && !('loading' in image.dataset))
  )
}

async function search(
  { panel }: Walk,
  words: string,
  brings: string
): Promise<void> {
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill(words)
  await field.press('Enter')
  await panel.getByText(brings).first().waitFor()
}

async function hold(walk: Walk): Promise<void> {
  await walk.opened.page.route(searches, route => void walk.held.push(route))
  await search(walk, 'harbour', 'Searching…')
}

async function goOffline(walk: Walk): Promise<void> {
  const { opened, panel, held } = walk
  await Promise.all(held.splice(0).map(route => route.continue()))
  await opened.page.unrouteAll()
  await searchFor(panel, 'mountain')
  await waitForPictures(walk)
  opened.expectErrors(/net::ERR_|status of|CORS policy|Content Security Policy/)
  await opened.context.setOffline(true)
  await panel.getByText(/^You’re offline/).waitFor()
}

interface Failure {
  status: number
  wait?: string
}

function failWith(
  walk: Walk,
  { status, wait }: Failure,
  brings: string
): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    ...(wait !== undefined && { 'Retry-After': wait })
  }
  const answer = (route: Route) => route.fulfill({ status, headers, json: {} })
  return answerWith(walk, answer, brings)
}

const searches = /\/v2\/images\/search/
let asked = 0

/** Answers every further request to the gateway. */
async function answerWith(
  walk: Walk,
  answer: (route: Route) => Promise<void>,
  brings: string
): Promise<void> {
  const { context, page } = walk.opened
  await context.setOffline(false)
  await page.unrouteAll()
  await page.route(gatewayOf(walk), answer)
  await search(walk, `lake ${(asked += 1)}`, brings)
}

function answerOthers(route: Route): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.test' }
  return route.fulfill({ headers, json: {} })
}

function gatewayOf({ addresses }: Walk): string {
  return `${addresses.gateway}/**`
}

/** Refuses the gateway, like a host whose manifest does not list it. */
async function refuseHost(walk: Walk): Promise<void> {
  const { opened, panel, addresses } = walk
  await opened.page.unrouteAll()
  await panel.evaluate(allowed => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = `connect-src ${allowed}`
    document.head.append(policy)
  }, addresses.service)
  await search(walk, 'valley', 'isn’t allowed to open')
}

async function endSession(walk: Walk): Promise<void> {
  const { opened, panel, service } = walk
  await signInAs(panel, service, 'designer')
  await opened.page.route(/\/v2\/images\/licenses/, route =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {}
    })
  )
  await openTab(panel, 'Licenses')
  await panel.getByText('Your sign-in has expired').waitFor()
}
