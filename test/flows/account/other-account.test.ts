import { expect, it } from 'vitest'
import { passwordOf } from '../../../dev/service/accounts/demo-accounts.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

it('lets another account sign in while the library still knows the last one', async () => {
  const file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  await file.panel.signOut()
  const { browser } = stack

  await file.panel.startSignIn()
  const confirm = await browser.open(file.headless.opened.at(-1) ?? '')
  const link = await browser.submit(confirm, '/sign-in/')
  const known = await browser.follow(link, '/v2/oauth/authorize')
  const other = await browser.submit(known, '/sign-out')
  const username = 'lead'
  const password = passwordOf(username)
  const consent = await browser.submit(other, '/sign-in', {
    username,
    password
  })
  const done = await browser.submit(consent, '/oauth/consent', {
    decision: 'allow'
  })
  const code = /class="code"[^>]*>([^<]+)</.exec(done.text)?.[1] ?? ''
  await file.panel.redeemPairingCode(code)

  expect(link.text).toContain('Already signed in there?')
  expect(known.text).toContain('<strong>designer</strong>')
  expect(file.panel.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Lead Demo'
  })
})
