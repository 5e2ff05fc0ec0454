import { expect, it } from 'vitest'
import { ClearedError } from '../../contract/errors.ts'
import { waitForMessages, connect, openMethod } from './connect.ts'

it('answers a call with the result of the method', async () => {
  const { calling } = connect({ add: ({ a, b }) => ({ sum: a + b }) })

  const output = await calling.call.add({ a: 2, b: 3 })

  expect(output).toEqual({ sum: 5 })
})

it('matches replies that arrive in another order', async () => {
  const open = openMethod()
  const { calling } = connect({
    wait: open.method,
    add: ({ a, b }) => ({ sum: a + b })
  })

  const order: string[] = []
  const first = calling.call.wait({}).then(() => order.push('wait'))
  await calling.call.add({ a: 1, b: 1 }).then(() => order.push('add'))
  open.finish()
  await first

  expect(order).toEqual(['add', 'wait'])
})

it('numbers its calls from one counter', async () => {
  const { calling, sent } = connect({ add: ({ a, b }) => ({ sum: a + b }) })

  await calling.call.add({ a: 1, b: 2 })
  await calling.call.add({ a: 3, b: 4 })

  expect(sent).toEqual([
    { cleared: 1, kind: 'call', id: 1, method: 'add', input: { a: 1, b: 2 } },
    { cleared: 1, kind: 'result', id: 1, output: { sum: 3 } },
    { cleared: 1, kind: 'call', id: 2, method: 'add', input: { a: 3, b: 4 } },
    { cleared: 1, kind: 'result', id: 2, output: { sum: 7 } }
  ])
})

it('gives null for a method that returns nothing', async () => {
  const { calling } = connect({ wait: () => undefined })

  const output = await calling.call.wait({})

  expect(output).toBeNull()
})

it('carries a failure with its code and data', async () => {
  const { calling } = connect({
    add() {
      throw new ClearedError('image-missing', 'It is missing.', { hash: 'f' })
    }
  })

  const failed = calling.call.add({ a: 1, b: 1 })

  await expect(failed).rejects.toThrow(ClearedError)
  await expect(failed).rejects.toMatchObject({
    code: 'image-missing',
    message: 'It is missing.',
    data: { hash: 'f' }
  })
})

it('calls everything else that is thrown internal', async () => {
  const { calling } = connect({
    add: () => Promise.reject(new TypeError('x is undefined'))
  })

  const failed = calling.call.add({ a: 1, b: 1 })

  await expect(failed).rejects.toMatchObject({
    code: 'internal',
    message: 'x is undefined'
  })
})

it('calls a code of a newer peer internal', async () => {
  const { calling, sent } = connect({ wait: openMethod().method })
  const failed = calling.call.wait({})
  await waitForMessages()

  calling.receive({
    cleared: 1,
    kind: 'failure',
    id: sent.length,
    error: { code: 'of-the-future', message: 'Hm.' }
  })

  await expect(failed).rejects.toMatchObject({ code: 'internal' })
})

it.each(['subtract', 'constructor', 'hasOwnProperty'])(
  'refuses the unknown method %s',
  async method => {
    const { calling } = connect({})

    const name = method as 'add' // the types know no such method
    const failed = calling.call[name]({ a: 1, b: 1 })

    await expect(failed).rejects.toMatchObject({ code: 'unknown-method' })
  }
)
