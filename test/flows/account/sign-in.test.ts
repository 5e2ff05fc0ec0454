import { beforeEach, expect, it } from 'vitest'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { walkPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

it('says that a pairing code is wrong and takes the right one', async () => {
  await file.panel.startSignIn()
  const code = await walkPages(
    stack,
    file.headless.opened.at(-1) ?? '',
    'designer'
  )

  await file.panel.redeemPairingCode(code.startsWith('B') ? 'CCCCCC' : 'BBBBBB')
  const refused = file.panel.$signIn.get()
  await file.panel.redeemPairingCode(code.toLowerCase())

  expect(refused).toMatchObject({
    step: 'waiting',
    error: { code: 'pairing-code-wrong', data: { triesLeft: 4 } }
  })
  expect(file.panel.$session.get()).toMatchObject({ state: 'in' })
})

it('ends a sign-in after too many wrong codes', async () => {
  await file.panel.startSignIn()
  const code = await walkPages(
    stack,
    file.headless.opened.at(-1) ?? '',
    'designer'
  )
  const guesses = ['B', 'C', 'D', 'F', 'G', 'H'].map(one => one.repeat(6))
  const wrong = guesses.filter(guess => guess !== code).slice(0, 5)

  for (const guess of wrong) await file.panel.redeemPairingCode(guess)
  const ended = file.panel.$signIn.get()
  await file.panel.redeemPairingCode(code)

  expect(ended).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended', data: { triesLeft: 0 } }
  })
  expect(file.panel.$session.get()).toEqual({ state: 'out' })
})

it('resumes a sign-in that a restart interrupted', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''

  const reopened = await stack.reopen(file)
  const waiting = reopened.panel.$signIn.get()
  const code = await walkPages(stack, address, 'designer')
  await reopened.panel.redeemPairingCode(code)

  expect(waiting).toMatchObject({ step: 'waiting', address })
  expect(reopened.panel.$session.get()).toMatchObject({ state: 'in' })
  expect(reopened.panel.$signIn.get()).toEqual({ step: 'none' })
})

it('shows as soon as the pairing code is ready', async () => {
  await file.panel.startSignIn()
  await walkPages(stack, file.headless.opened.at(-1) ?? '', 'designer')

  await stack.until(() => {
    const shown = file.panel.$signIn.get()
    return shown.step === 'waiting' && shown.ready
  })

  expect(file.panel.$signIn.get()).toMatchObject({ step: 'waiting' })
})

it('notices that the sign-in was denied in the browser', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''
  await walkPages(stack, address, 'designer', 'deny')

  await stack.until(() => file.panel.$signIn.get().step !== 'waiting')

  expect(file.panel.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-denied' }
  })
})

it('ends a sign-in that nobody finished', async () => {
  await file.panel.startSignIn()

  await stack.until(() => file.panel.$signIn.get().step !== 'waiting')

  expect(file.panel.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('signs in although the reply to the code was lost', async () => {
  await file.panel.startSignIn()
  const address = file.headless.opened.at(-1) ?? ''
  const code = await walkPages(stack, address, 'designer')
  stack.network.breakNext(`POST ${addresses.gateway}/sign-ins/`, async go => {
    await go()
    throw new TypeError('Failed to fetch')
  })

  void file.panel.redeemPairingCode(code)
  await stack.until(() => file.panel.$session.get().state === 'in')

  expect(file.panel.$session.get()).toMatchObject({ userName: 'Designer Demo' })
})
