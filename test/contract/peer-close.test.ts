import { expect, it } from 'vitest'
import { waitForMessages, connect, openMethod } from './connect.ts'

it('fails open calls and later ones', async () => {
  const { calling } = connect({ wait: openMethod().method })
  const open = calling.call.wait({})

  calling.close()
  const later = calling.call.wait({})

  await expect(open).rejects.toMatchObject({ code: 'channel-closed' })
  await expect(later).rejects.toMatchObject({ code: 'channel-closed' })
})

it('fails calls that carry bytes and wait for their turn', async () => {
  const { calling } = connect({ send: () => new Promise(() => {}) })
  const bytes = new Uint8Array(1)
  const calls = ['a', 'b'].map(name => calling.call.send({ name, bytes }))
  const ends = Promise.allSettled(calls)

  calling.close()

  expect(await ends).toMatchObject([
    { status: 'rejected', reason: { code: 'channel-closed' } },
    { status: 'rejected', reason: { code: 'channel-closed' } }
  ])
})

it('cancels the methods that run and sends nothing more', async () => {
  const open = openMethod()
  const { answering, calling, sent } = connect({ wait: open.method })
  const call = calling.call.wait({})
  await waitForMessages()

  answering.close()
  open.finish()
  await waitForMessages()

  expect(() => open.started[0]?.throwIfCancelled()).toThrow('cancelled')
  expect(sent.map(({ kind }) => kind)).toEqual(['call'])
  calling.close()
  await expect(call).rejects.toMatchObject({ code: 'channel-closed' })
})
