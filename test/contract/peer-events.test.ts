import { expect, it } from 'vitest'
import { arrival, connect } from './connect.ts'

it('reaches every listener', async () => {
  const { answering, calling } = connect({})
  const heard: number[] = []
  calling.on('changed', ({ count }) => heard.push(count))
  calling.on('changed', ({ count }) => heard.push(count * 10))

  answering.emit('changed', { count: 2 })
  await arrival()

  expect(heard).toEqual([2, 20])
})

it('reaches nobody who left', async () => {
  const { answering, calling } = connect({})
  const heard: number[] = []
  const stop = calling.on('changed', ({ count }) => heard.push(count))

  stop()
  answering.emit('changed', { count: 2 })
  await arrival()

  expect(heard).toEqual([])
})

it('is no error without listeners', async () => {
  const { answering, calling } = connect({})

  answering.emit('changed', { count: 2 })
  await arrival()

  expect(calling.ignored).toBe(0)
})
