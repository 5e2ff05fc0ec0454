import { expect, it } from 'vitest'
import { waitForMessages, connect } from './connect.ts'

it('reaches every listener', async () => {
  const { answering, calling } = connect({})
  const received: number[] = []
  calling.on('changed', ({ count }) => received.push(count))
  calling.on('changed', ({ count }) => received.push(count * 10))

  answering.emit('changed', { count: 2 })
  await waitForMessages()

  expect(received).toEqual([2, 20])
})

it('does not reach removed listeners', async () => {
  const { answering, calling } = connect({})
  const received: number[] = []
  const stop = calling.on('changed', ({ count }) => received.push(count))

  stop()
  answering.emit('changed', { count: 2 })
  await waitForMessages()

  expect(received).toEqual([])
})

it('is no error without listeners', async () => {
  const { answering, calling } = connect({})

  answering.emit('changed', { count: 2 })
  await waitForMessages()

  expect(calling.ignored).toBe(0)
})
