import { passwordOf } from '../../../dev/service/accounts/demo-accounts.ts'
import type { FlowStack, OpenFile } from './open-stack.ts'

/** Signs in as a person does: hosted pages, service pages, pairing code. */
export async function signInWithPages(
  stack: Pick<FlowStack, 'browser'>,
  file: OpenFile,
  username: string,
  password = passwordOf(username)
): Promise<void> {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''
  const code = await walkPages(stack, address, username, 'allow', password)
  await file.panel.redeemPairingCode(code)
  const session = file.panel.$session.get()
  if (session.state !== 'in') {
    throw new Error(
      `Not signed in: ${JSON.stringify(file.panel.$signIn.get())}`
    )
  }
}

/** Walks through the pages in the browser; returns the pairing code, if any. */
export async function walkPages(
  stack: Pick<FlowStack, 'browser'>,
  address: string,
  username: string,
  decision: 'allow' | 'deny' = 'allow',
  password = passwordOf(username)
): Promise<string> {
  const { browser } = stack
  const confirm = await browser.open(address)
  const link = await browser.submit(confirm, '/sign-in/')
  const first = await browser.follow(link, '/v2/oauth/authorize')
  const consent = first.text.includes('type="password"')
    ? await browser.submit(first, '/sign-in', {
        username,
        password
      })
    : first
  const done = await browser.submit(consent, '/oauth/consent', {
    decision
  })
  if (decision === 'deny') return ''
  const code = /class="code"[^>]*>([^<]+)</.exec(done.text)?.[1]
  if (!code) throw new Error(`No pairing code on ${done.address}: ${done.text}`)
  return code
}
