import { expect, it } from 'vitest'
import type { SaveText } from '../../../contract/saved.ts'
import { errorText } from '../../../ui/words/error-texts.ts'
import { changeText } from '../set-up/change-text.ts'
import {
  itemsOf,
  journalOf,
  license,
  licensePosts,
  licenseAndAdvance,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { walkPages } from '../set-up/sign-in-with-pages.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp
const look = `GET ${addresses.gateway}/purchases/`

const corsHeaders = { 'Access-Control-Allow-Origin': '*' }

const tooOld =
  'The gateway is older than this version of Cleared. ' +
  'Ask the person who set up Cleared to update it.'

/** A failure as gateways of any version report it. */
function failure(status: number, code: string): Response {
  const error = { code, message: 'In its own words.' }
  return Response.json({ error }, { status, headers: corsHeaders })
}

/**
 * Makes the gateway answer like version 0.1: its health names no version, and it
 * refuses requests that start with `refused`.
 */
function imitateOldGateway(refused?: string): void {
  stack.network.breakAll(async (line, go) => {
    if (refused && line.startsWith(refused)) return failure(400, 'bad-request')
    return line.startsWith(`GET ${addresses.gateway}/health`)
      ? changeText(await go(), text => text.replace(/,?"version":\d+/, ''))
      : go()
  })
}

it('says who has to update a gateway that does not know a field', async () => {
  imitateOldGateway()
  stack.network.breakNext(purchases, async () => failure(400, 'bad-request'))

  await licenseAndAdvance(comp)

  const [item] = itemsOf(comp.file)
  expect(item).toMatchObject({
    step: 'refused',
    error: { code: 'gateway-outdated' }
  })
  expect(item?.error && errorText(item.error)).toBe(tooOld)
  expect(journalOf(stack)).toEqual([])
  expect(licensePosts(stack)).toBe(0)
})

it('does not call a gateway of its own version old', async () => {
  stack.network.breakNext(purchases, async () => failure(400, 'bad-request'))

  await licenseAndAdvance(comp)

  expect(itemsOf(comp.file)).toMatchObject([{ error: { code: 'bad-request' } }])
})

it('says that the panel is too old for a newer gateway', async () => {
  const { panel } = comp.file
  const signIns = `POST ${addresses.gateway}/sign-ins`
  stack.network.breakNext(signIns, async () => failure(400, 'is-new-here'))

  await panel.startSignIn()

  const shown = panel.$signIn.get()
  expect(shown).toMatchObject({ error: { code: 'panel-outdated' } })
  expect(shown.step === 'failed' && errorText(shown.error)).toBe(
    'Cleared is older than its gateway. ' +
      'Close and reopen the file to update Cleared.'
  )
})

it('treats an unknown failure by its status', async () => {
  const { panel } = comp.file
  await panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(purchases, async () => failure(429, 'is-new-here'))

  void panel.confirmLicenses()
  await stack.until(() => panel.$licensing.get().state === 'done')

  expect(itemsOf(comp.file)).toMatchObject([
    { error: { code: 'rate-limited' } }
  ])
})

it('keeps the session when an old gateway does not know a field', async () => {
  const { panel } = comp.file
  imitateOldGateway(`POST ${addresses.gateway}/sessions/refresh`)
  await stack.clock.advance(61 * 60_000)

  await panel.fetchSubscriptions()
  const failed = panel.$subscriptions.get()
  imitateOldGateway()
  await panel.fetchSubscriptions()

  expect(failed).toMatchObject({ error: { code: 'gateway-outdated' } })
  expect(panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('keeps waiting in an unknown state of the sign-in', async () => {
  const { panel, headless } = comp.file
  await panel.signOut()
  await panel.startSignIn()
  const address = headless.opened.at(-1) ?? ''
  const status = `GET ${addresses.gateway}/sign-ins/`
  let asked = 0
  stack.network.breakNext(status, async go => {
    asked += 1
    return changeText(await go(), () => '{"state":"is-new-here"}')
  })
  await stack.until(() => asked > 0)
  const waiting = panel.$signIn.get()

  const code = await walkPages(stack, address, 'designer')
  await panel.redeemPairingCode(code)

  expect(waiting).toMatchObject({ step: 'waiting', ready: false })
  expect(panel.$session.get()).toMatchObject({ state: 'in' })
})

it('ignores unknown fields of a reply', async () => {
  stack.network.breakAll(async (line, go) => {
    const reply = await go()
    const isOwn = line.includes(addresses.gateway) && !line.includes('/media')
    return isOwn && reply.status === 200
      ? changeText(reply, text => text.replace(/^\{/, '{"isNewHere":{},'))
      : reply
  })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
})

it('treats an unrecognised outcome as unknown', async () => {
  const { panel } = comp.file
  const [other] = await placeResults(comp.file, 'lake', 1)
  await panel.planLicenses(imagesOf([comp.assetId, other?.assetId ?? '']))
  const unknown = new Set<string>()
  panel.window.onCall(({ method, input }) => {
    const { key, text } = input as SaveText // of `saveText`
    const isSaved = method === 'saveText' && key.startsWith('journal:')
    if (isSaved && text?.includes('"state":"unknown"')) unknown.add(key)
  })
  stack.network.breakNext(purchases, async go =>
    changeText(await go(), text => text.replace('"paid"', '"is-new-here"'))
  )

  void panel.confirmLicenses()
  await stack.until(() => panel.$licensing.get().state === 'done')

  expect(unknown.size).toBe(1)
  expect(stepsOf(comp.file)).toEqual(['done', 'done'])
  expect(licensePosts(stack)).toBe(1)
})

const missing: [string, () => Response][] = [
  ['a gateway without the route', () => failure(404, 'not-found')],
  [
    'a proxy between',
    () => new Response('Not here', { status: 404, headers: corsHeaders })
  ]
]

it.each(missing)(
  'does not take a 404 from %s for "never seen"',
  async (_, reply) => {
    stack.network.breakNext(purchases, async () => {
      throw new TypeError('Failed to fetch')
    })
    stack.network.breakAll(async (line, go) =>
      line.startsWith(look) ? reply() : go()
    )

    await licenseAndAdvance(comp)

    expect(stepsOf(comp.file)).toEqual(['doubtful'])
    expect(licensePosts(stack)).toBe(0)
  }
)

it('believes "never seen" from a gateway of 0.1', async () => {
  imitateOldGateway()
  stack.network.breakNext(purchases, async () => {
    throw new TypeError('Failed to fetch')
  })
  stack.network.breakNext(look, async () => failure(404, 'not-found'))

  await licenseAndAdvance(comp)

  expect(stepsOf(comp.file)).toEqual(['refused'])
})

it('asks the library directly for what an old gateway does not relay', async () => {
  const { panel } = comp.file
  imitateOldGateway()
  const search = `GET ${addresses.gateway}/api/v2/images/search`
  stack.network.breakNext(search, async () => failure(404, 'not-found'))
  await panel.search('forest')
  const found = readResults(panel).length
  await panel.signOut()
  stack.network.breakNext(search, async () => failure(404, 'not-found'))
  await panel.search('river')

  expect(found).toBeGreaterThan(0)
  expect(panel.$search.get()).toMatchObject({
    error: { code: 'gateway-outdated' }
  })
})
