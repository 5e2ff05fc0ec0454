import { expect, test } from 'vitest'
import {
  attemptId,
  itemOf,
  outcomesOf,
  purchase,
  readPurchase
} from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const world = usePurchases()
const download = { url: 'http://localhost:4402/media/licensed/1' }
const paid = (image_id: unknown) => ({ image_id, download })
const refused = (image_id: unknown) => ({ image_id, error: 'No' })

function buy(ids: string[]): Promise<Response> {
  return purchase(world.gateway, attemptId('a'), ids.map(itemOf))
}

test.each([
  ['in another order', [paid('2'), refused('1')], ['refused', 'paid']],
  ['with ids as numbers', [paid(1), refused(2)], ['paid', 'refused']],
  ['that is short', [paid('1')], ['paid', 'unknown']],
  ['that is empty', [], ['unknown', 'unknown']],
  [
    'with a result nobody asked for',
    [paid('1'), refused('2'), paid('3')],
    ['paid', 'unknown']
  ],
  [
    'with a result of no asset',
    [refused('1'), paid('2'), { download }],
    ['unknown', 'paid']
  ],
  [
    'with an asset twice',
    [paid('1'), paid('1'), paid('2')],
    ['unknown', 'paid']
  ],
  [
    'with an asset twice, once unreadable',
    [refused('1'), { image_id: '1', download: 'http://x' }, paid('2')],
    ['unknown', 'paid']
  ],
  [
    'with file and error',
    [{ ...paid('1'), error: 'Odd' }, paid('2')],
    ['unknown', 'paid']
  ],
  [
    'with empty file and error',
    [{ image_id: '1', download: { url: '' }, error: '' }, paid('2')],
    ['unknown', 'paid']
  ],
  [
    'with an error that is no text',
    [{ image_id: '1', error: { message: 'No' } }, paid('2')],
    ['unknown', 'paid']
  ],
  [
    'with nulls in place of what is not there',
    [
      { ...paid('1'), error: null, allotment_charge: null },
      { ...refused('2'), download: null }
    ],
    ['paid', 'refused']
  ],
  [
    'with a charge that is no number',
    [{ ...paid('1'), allotment_charge: 'one' }, paid('2')],
    ['paid', 'paid']
  ],
  ['with results that are none', [null, 7, 'x', []], ['unknown', 'unknown']]
])(
  'each asset of a reply %s has its own outcome',
  async (_, data, outcomes) => {
    world.script.license = () => Response.json({ data })

    const reported = await outcomesOf(await buy(['1', '2']))

    expect([reported['1'], reported['2']]).toEqual(outcomes)
  }
)

test.each([
  ['a 200 with an error', 200, { message: 'No', errors: [] }],
  ['a 200 with results beside an error', 200, { message: 'No', data: {} }],
  ['a 403 with results', 403, { message: 'No', data: [paid('1')] }],
  ['a 400 with results', 400, { message: 'metadata', data: [paid('1')] }],
  ['a 403 with a text', 403, 'No'],
  ['a 403 in another shape', 403, { error: 'No' }]
])('%s is an unknown outcome', async (_, status, body) => {
  world.script.license = () => Response.json(body, { status })

  expect(await outcomesOf(await buy(['1']))).toEqual({ '1': 'unknown' })
  expect(world.arrivals()).toBe(1)
})

test.each([
  ['answered-500', () => Response.json({}, { status: 500 })],
  ['answered-200', () => Response.json({ data: [paid('2')] })],
  [
    'timed-out',
    () => Promise.reject(new DOMException('1/bearer', 'TimeoutError'))
  ]
])('why an outcome is unknown is logged: %s', async (cause, license) => {
  world.script.license = license

  await buy(['1'])

  const { log } = world.gateway
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'license-call-failed', cause })
  )
  expect(JSON.stringify(log)).not.toContain('1/bearer')
})

test('a refusal is no failed call', async () => {
  world.script.license = () => Response.json({ message: 'No' }, { status: 403 })

  await buy(['1'])

  const events = world.gateway.log.map(({ event }) => event)
  expect(events).not.toContain('license-call-failed')
})

test('a reply of many megabytes is not read completely', async () => {
  const megabyte = new Uint8Array(1024 * 1024).fill(0x20)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 50) controller.close()
      else controller.enqueue(megabyte)
    }
  })
  world.script.license = () => new Response(body, { status: 200 })

  expect(await outcomesOf(await buy(['1']))).toEqual({ '1': 'unknown' })
  expect(sent).toBeLessThan(10)
})

test('the message of a refusal is shortened', async () => {
  const error = 'No! '.repeat(10_000)
  world.script.license = () =>
    Response.json({ data: [{ image_id: '1', error }] })

  const { items } = await readPurchase(await buy(['1']))

  expect(items[0]?.reason).toHaveLength(500)
})

test('fifty assets can be in one purchase', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `${index}`)

  const reported = await outcomesOf(await buy(ids))

  expect(reported).toEqual(Object.fromEntries(ids.map(id => [id, 'paid'])))
  expect(world.arrivals()).toBe(1)
})

test('fifty-one assets are refused', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `${index}`)

  expect((await buy(ids)).status).toBe(400)
  expect(world.arrivals()).toBe(0)
})
