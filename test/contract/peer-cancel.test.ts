import { expect, it } from 'vitest'
import { waitForMessages, connect, openMethod } from './connect.ts'

it('rejects at once and notifies the other side', async () => {
  const open = openMethod()
  const { calling, sent } = connect({ wait: open.method })
  const cancelling = new AbortController()
  const call = calling.call.wait({}, { signal: cancelling.signal })
  await waitForMessages()

  cancelling.abort()

  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect(sent[1]).toEqual({ cleared: 1, kind: 'cancel', id: 1 })
})

it('notifies the method', async () => {
  const open = openMethod()
  const { calling } = connect({ wait: open.method })
  const cancelling = new AbortController()
  const call = calling.call.wait({}, { signal: cancelling.signal })
  await waitForMessages()
  const [context] = open.started
  const received: string[] = []
  context?.onCancel(() => received.push('cancelled'))
  context?.throwIfCancelled()

  cancelling.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await waitForMessages()

  expect(received).toEqual(['cancelled'])
  expect(() => context?.throwIfCancelled()).toThrow('cancelled')
})

it('sends nothing for a signal that was aborted before', async () => {
  const { calling, sent } = connect({ wait: openMethod().method })

  const call = calling.call.wait({}, { signal: AbortSignal.abort() })

  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect(sent).toEqual([])
})

it('ignores a reply that arrives after it', async () => {
  const open = openMethod()
  const { calling, sent } = connect({ wait: open.method })
  const cancelling = new AbortController()
  const call = calling.call.wait({}, { signal: cancelling.signal })
  await waitForMessages()
  cancelling.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })

  open.finish()
  await waitForMessages()

  expect(sent.map(({ kind }) => kind)).toEqual(['call', 'cancel', 'result'])
  expect(calling.ignored).toBe(0)
})

it('has no effect on a call that was answered', async () => {
  const { calling, sent } = connect({ add: ({ a, b }) => ({ sum: a + b }) })
  const cancelling = new AbortController()
  await calling.call.add({ a: 1, b: 1 }, { signal: cancelling.signal })

  cancelling.abort()
  await waitForMessages()

  expect(sent.map(({ kind }) => kind)).toEqual(['call', 'result'])
})
