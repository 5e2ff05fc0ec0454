import type { Frame, Page } from 'playwright-core'
import { savedKeys } from '../../../contract/saved.ts'
import { passwordOf } from '../../../dev/service/accounts/demo-accounts.ts'
import type { Service } from '../../../dev/service/create-service.ts'
import type { OpenPage } from './open-page.ts'
import { openTab } from './search-and-place.ts'

/** Signs in through the real pages and types the pairing code. */
export async function signIn(
  opened: OpenPage,
  username: string
): Promise<void> {
  const panel = await opened.panel()
  await openTab(panel, 'Account')
  const popup = opened.context.waitForEvent('page')
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click()
  const code = await walkSignInPages(await popup, username)
  await panel.getByRole('textbox', { name: 'Pairing code' }).fill(code)
  await panel.getByRole('button', { name: 'Finish sign-in' }).click()
  await panel.getByText('Signed in as').first().waitFor()
  // The panel shows the session before it is saved, and its attempt deleted.
  // Not by `waitForFunction`, which takes a promise for true.
  const { page } = opened
  while (!(await page.evaluate(isSessionSaved, savedKeys))) {
    await page.waitForTimeout(20)
  }
}

async function isSessionSaved({
  session,
  signInAttempt
}: typeof savedKeys): Promise<boolean> {
  const stored = (await window.figmaHost?.storage()) ?? {}
  return session in stored && !(signInAttempt in stored)
}

/** Walks through the pages in the browser; returns the pairing code. */
export async function walkSignInPages(
  page: Page,
  username: string
): Promise<string> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /^Sign in at/ }).click()
  await signInOnService(page, username)
  await page.getByRole('button', { name: 'Allow' }).click()
  const code = await page.getByLabel('Pairing code').textContent()
  await page.close()
  return (code ?? '').trim()
}

/** Fills in the service's own sign-in page. */
export async function signInOnService(
  page: Page,
  username: string
): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(passwordOf(username))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signInWithToken(
  panel: Frame,
  token: string
): Promise<void> {
  await openTab(panel, 'Account')
  await panel.getByText('Use a token instead').click()
  await panel.getByLabel('Token', { exact: true }).fill(token)
  await panel.getByRole('button', { name: 'Use token' }).click()
  await panel.getByText('Signed in as').first().waitFor()
}

/** Signs in with a new token of the account. */
export async function signInAs(
  panel: Frame,
  service: Pick<Service, 'makeToken'>,
  username: string,
  scopes: readonly string[] = licensingScopes
): Promise<void> {
  await signInWithToken(panel, service.makeToken(username, [...scopes]))
}

/** Scopes for everything in the panel except collections. */
export const licensingScopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

/** The same with those for collections. */
export const everyScope = [
  ...licensingScopes,
  'collections.view',
  'collections.edit'
]
