import { describe, expect, it, vi } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { journalOf, ledgerOf, purchases, stepsOf } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'
import { sample } from '../../sample.ts'

const comp = useComp('metered')
const { stack } = comp
const { gateway } = addresses

const signIns = `POST ${gateway}/sign-ins`
const refreshes = `POST ${gateway}/sessions/refresh`

/** Changes fields of the next reply to such a request. */
function change(start: string, fields: object): void {
  stack.network.breakNext(start, async go =>
    changeText(await go(), text =>
      JSON.stringify({ ...(JSON.parse(text) as object), ...fields })
    )
  )
}

/** The gateway's next reply to such a request. */
function answer(start: string, body: BodyInit, type = 'application/json') {
  stack.network.breakNext(start, async () => {
    const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }
    return new Response(body, { headers })
  })
}

/** A reply that is sent as long as somebody reads it. */
function endless(): { body: ReadableStream; isLeft: () => boolean } {
  let isLeft = false
  const chunk = new TextEncoder().encode(`"${'x'.repeat(999_997)}",`)
  const body = new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode('[')),
    pull: controller => controller.enqueue(chunk),
    cancel: () => void (isLeft = true)
  })
  return { body, isLeft: () => isLeft }
}

const unusable: [string, () => BodyInit, string?][] = [
  ['a page', () => '<!doctype html><h1>Welcome</h1>', 'text/html'],
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['half an object', () => '{"id":"'],
  ['deep brackets', () => '['.repeat(100_000)],
  ['numbers for texts', () => '{"id":1,"address":2,"accessToken":3}'],
  ['no end', () => endless().body]
]

describe('a gateway that begins a sign-in', () => {
  it('cannot have another address opened', async () => {
    const { panel, headless } = comp.file
    const before = headless.opened.length

    for (const address of [
      'https://evil.example/sign-in/1',
      `${gateway}.evil.example/sign-in/1`,
      `${gateway}@evil.example/sign-in/1`,
      `${gateway}1/sign-in/1`,
      ` ${gateway}/sign-in/1`,
      gateway,
      `//${new URL(gateway).host}/sign-in/1`,
      'javascript:alert(1)',
      `${addresses.service}/sign-in`
    ]) {
      change(signIns, { address })
      await panel.startSignIn()
      expect(panel.$signIn.get()).toMatchObject({
        step: 'failed',
        error: { code: 'address-refused' }
      })
    }

    expect(headless.opened).toHaveLength(before)
  })

  it('cannot make it last longer than 15 minutes', async () => {
    const { panel } = comp.file

    for (const endsIn of [-1, 0.001, 1e308, 'soon', null]) {
      change(signIns, { endsIn, endsAt: 8.64e15 })
      await panel.startSignIn()
      const shown = panel.$signIn.get()
      const endsAt = shown.step === 'waiting' ? shown.endsAt : Infinity
      expect(endsAt - stack.clock.now()).toBeLessThanOrEqual(900_000)
      await panel.cancelSignIn()
    }
  })

  it('is not believed when its reply is unusable', async () => {
    const { panel, headless } = comp.file
    const before = headless.opened.length

    for (const [name, body, type] of unusable) {
      answer(signIns, body(), type)
      await panel.startSignIn()
      expect([name, panel.$signIn.get().step]).toEqual([name, 'failed'])
    }

    expect(headless.opened).toHaveLength(before)
  })

  it('is not read to the end of a reply that has none', async () => {
    const { body, isLeft } = endless()
    answer(signIns, body)

    await comp.file.panel.startSignIn()

    expect(comp.file.panel.$signIn.get()).toMatchObject({
      error: { code: 'reply-unreadable' }
    })
    expect(isLeft()).toBe(true)
  })
})

describe('a gateway that refreshes a session', () => {
  async function refreshLater(): Promise<void> {
    await stack.clock.advance(61 * 60_000)
    await comp.file.panel.fetchSubscriptions()
  }

  it('cannot make it one of another person', async () => {
    const { panel } = comp.file
    change(refreshes, { userId: '999', userName: 'Mallory' })

    await refreshLater()

    expect(panel.$session.get()).toEqual({ state: 'out' })
    expect(readNotices(comp.file)).toMatch(/Sign in again/)
    expect([...stack.storage.keys()].join()).not.toMatch(/\/session/)
  })

  it('cannot give it a token that is none', async () => {
    const { panel } = comp.file
    change(refreshes, { accessToken: 'a\r\nX-Evil: b' })

    await refreshLater()

    expect(panel.$session.get()).toEqual({ state: 'out' })
  })

  it('cannot give it a name that turns or fills the panel', async () => {
    const { panel } = comp.file
    change(refreshes, { userName: `Mira\u202e\n${'x'.repeat(5000)}` })

    await refreshLater()

    const session = panel.$session.get()
    const name = session.state === 'in' ? session.userName : ''
    expect(name).toMatch(/^Mira x{150,195}$/)
  })

  it('does not end it with an unusable reply', async () => {
    const { panel } = comp.file

    for (const [name, body, type] of unusable) {
      answer(refreshes, body(), type)
      await refreshLater()
      expect([name, panel.$session.get()]).toMatchObject([
        name,
        { state: 'in', userName: 'Metered Demo' }
      ])
    }
  })
})

describe('a gateway that licenses', () => {
  interface Item {
    assetId: string
    download: string | null
  }

  /** Licenses the comp with a changed reply; what the file then says. */
  async function licenseWith(
    alter: (purchase: { attempt: string; items: Item[] }) => object
  ) {
    const { panel } = comp.file
    stack.network.breakNext(purchases, async go =>
      changeText(await go(), text =>
        JSON.stringify(
          alter(JSON.parse(text) as { attempt: string; items: Item[] }) // ours
        )
      )
    )
    void panel
      .planLicenses([imageOf(comp.assetId)])
      .then(() => panel.confirmLicenses())
    await stack.until(() => panel.$licensing.get().state === 'done')
    return (await ledgerOf(comp.file)).map(({ assetId }) => assetId)
  }

  it('cannot add assets that nobody asked for', async () => {
    const stranger = { assetId: '999999', outcome: 'paid' }

    const recorded = await licenseWith(({ items, ...rest }) => ({
      ...rest,
      items: [stranger, ...items, stranger]
    }))

    expect(recorded).toEqual([comp.assetId])
    expect(stepsOf(comp.file)).toEqual(['done'])
    expect(journalOf(stack)).toEqual([])
  })

  it('cannot answer for another attempt', async () => {
    const recorded = await licenseWith(({ items }) => ({
      attempt: 'f'.repeat(32),
      items: items.map(one => ({ ...one, outcome: 'refused', reason: 'No' }))
    }))

    expect(recorded).toEqual([comp.assetId])
    expect(stepsOf(comp.file)).toEqual(['done'])
  })

  it('cannot keep anybody from trying again for longer than an hour', async () => {
    await licenseWith(({ items, ...rest }) => ({
      ...rest,
      items: items.map(one => ({
        ...one,
        outcome: 'refused',
        reason: 'Slow down',
        retryAfter: 1e12
      }))
    }))

    const shown = comp.file.panel.$licensing.get()
    const [item] = shown.state === 'done' ? shown.items : []
    const wait = Number(item?.error?.data?.['retryAfter'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3_600_000)
  })

  it.each(
    sample(
      [
        'https://evil.example/file.jpg',
        `${addresses.service}.evil.example/file.jpg`,
        `${addresses.service}@evil.example/file.jpg`,
        `blob:${addresses.service}/file.jpg`,
        'data:image/png;base64,iVBORw0KGgo=',
        'file:///etc/passwd'
      ],
      2
    )
  )('cannot have a file fetched from %s', async download => {
    const fetched = vi.spyOn(stack.network, 'fetchFromFrame')

    const recorded = await licenseWith(({ items, ...rest }) => ({
      ...rest,
      items: items.map(one => ({ ...one, download }))
    }))

    expect(recorded).toEqual([comp.assetId])
    expect(JSON.stringify(fetched.mock.calls)).not.toMatch(
      /evil|passwd|data:|blob:/
    )
  })

  it.each(sample(unusable, 2))(
    'loses no license with %s',
    async (_, body, type) => {
      const { panel } = comp.file
      stack.network.breakNext(purchases, async go => {
        await go()
        const headers = {
          'Content-Type': type ?? 'application/json',
          'Access-Control-Allow-Origin': '*'
        }
        return new Response(body(), { headers })
      })
      await panel.planLicenses([imageOf(comp.assetId)])
      void panel.confirmLicenses()
      await stack.until(() => panel.$licensing.get().state === 'done')

      expect(stepsOf(comp.file)).toEqual(['done'])
      const recorded = (await ledgerOf(comp.file)).map(({ assetId }) => assetId)
      expect(recorded).toEqual([comp.assetId])
    }
  )
})
