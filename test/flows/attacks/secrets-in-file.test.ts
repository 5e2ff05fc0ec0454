import { expect, it } from 'vitest'
import type { Session, SignInAttempt } from '../../../contract/session.ts'
import { license, stepsOf } from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { walkPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

/** A record of this machine's client storage. */
function saved(name: string): Session & SignInAttempt {
  const [, value] =
    [...stack.storage].find(([key]) => key.endsWith(`/${name}`)) ?? []
  return (typeof value === 'string' ? JSON.parse(value) : value) as Session &
    SignInAttempt // the panel's
}

it('an attacker who reads all of a file finds no secret of those who used it', async () => {
  const file = await stack.openFile()
  const { panel, headless } = file
  await panel.startSignIn()
  const { verifier, id } = saved('sign-in-attempt')
  const code = await walkPages(stack, headless.opened.at(-1) ?? '', 'metered')
  await panel.redeemPairingCode(code)
  const { accessToken, handle, userId } = saved('session')
  await panel.fetchSubscriptions()
  const placed = await placeResults(file, 'mountain', 2)
  const [first, second] = placed.map(({ assetId }) => assetId)
  await license(file, [first ?? ''])
  await panel.checkFile()
  await panel.sendRequest([second ?? ''], 'For the landing page')
  await panel.makeProof('file', () => {})
  const proof = panel.$proof.get()
  if (proof.state === 'ready') await panel.drawProof(proof.pack)

  const text = JSON.stringify(headless.host.exportDocument())

  const subscriptions = panel.$subscriptions.get()
  const plans =
    subscriptions.state === 'ready' ? subscriptions.subscriptions : []
  const secrets = [
    verifier,
    id,
    code,
    accessToken,
    handle ?? '',
    ...plans.map(one => one.id)
  ]
  expect(stepsOf(file)).toEqual(['done'])
  expect(text).toContain('For the landing page')
  expect(text).toContain('Metered Demo')
  expect(plans.length).toBeGreaterThan(0)
  // Records cut long texts.
  const parts = secrets.map(secret => secret.slice(0, 20))
  expect(parts.filter(part => text.includes(part))).toEqual([])
  expect(text).not.toMatch(/media\/licensed|[\w.]+@[\w]+\.\w/)
  expect(text).not.toContain(`"${userId}"`)
  expect(text).not.toMatch(
    /\\"(price|userId|accountId|subscriptionId|handle)\\"/
  )
})
