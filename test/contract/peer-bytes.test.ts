import { expect, it } from 'vitest'
import { connect, waitForMessages } from './connect.ts'

function createSlowHandler() {
  const running: string[] = []
  const finish = new Map<string, () => void>()
  return {
    running,
    finish: (name: string) => finish.get(name)?.(),
    send: ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
      running.push(name)
      return new Promise<{ length: number }>(resolve =>
        finish.set(name, () => resolve({ length: bytes.length }))
      )
    }
  }
}

const bytes = new Uint8Array([1, 2, 3])

it('carries a file as it is', async () => {
  const received: Uint8Array[] = []
  const { calling } = connect({
    send(input) {
      received.push(input.bytes)
      return { length: input.bytes.length }
    }
  })

  const output = await calling.call.send({ name: 'a', bytes })

  expect(output).toEqual({ length: 3 })
  expect(received).toEqual([bytes])
})

it('sends one file at a time', async () => {
  const slow = createSlowHandler()
  const { calling } = connect({ send: slow.send })

  const first = calling.call.send({ name: 'a', bytes })
  const second = calling.call.send({ name: 'b', bytes })
  await waitForMessages()
  const before = [...slow.running]
  slow.finish('a')
  await first
  await waitForMessages()
  slow.finish('b')
  await second

  expect(before).toEqual(['a'])
  expect(slow.running).toEqual(['a', 'b'])
})

it('never sends a file that was cancelled while it waited', async () => {
  const slow = createSlowHandler()
  const { calling, sent } = connect({ send: slow.send })
  const cancelling = new AbortController()
  const { signal } = cancelling
  const first = calling.call.send({ name: 'a', bytes })
  const second = calling.call.send({ name: 'b', bytes }, { signal })
  const third = calling.call.send({ name: 'c', bytes })
  await waitForMessages()

  cancelling.abort()
  await expect(second).rejects.toMatchObject({ code: 'cancelled' })
  slow.finish('a')
  await first
  await waitForMessages()
  slow.finish('c')
  await third

  expect(slow.running).toEqual(['a', 'c'])
  expect(sent.some(({ kind }) => kind === 'cancel')).toBe(false)
})

it('sends the next file when one in flight is cancelled', async () => {
  const slow = createSlowHandler()
  const { calling } = connect({ send: slow.send })
  const cancelling = new AbortController()
  const { signal } = cancelling
  const first = calling.call.send({ name: 'a', bytes }, { signal })
  const second = calling.call.send({ name: 'b', bytes })
  await waitForMessages()

  cancelling.abort()
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  await waitForMessages()
  slow.finish('b')

  expect(await second).toEqual({ length: 3 })
})

it('sends small calls past a pending file', async () => {
  const slow = createSlowHandler()
  const { calling } = connect({
    send: slow.send,
    add: ({ a, b }) => ({ sum: a + b })
  })
  const file = calling.call.send({ name: 'a', bytes })

  const output = await calling.call.add({ a: 1, b: 1 })

  expect(output).toEqual({ sum: 2 })
  slow.finish('a')
  await file
})
