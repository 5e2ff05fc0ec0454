import { expect, test } from 'vitest'
import { createQueues } from '../../purchases/queues.ts'

test('a queue runs the work of one key one after another, also what is added late', async () => {
  const enqueue = createQueues()
  const ends: (() => void)[] = []
  const work = () => new Promise<void>(resolve => ends.push(resolve))
  const first = enqueue('a', work)
  void enqueue('a', work)
  await expect.poll(() => ends.length).toBe(1)
  ends[0]?.()
  await first
  await expect.poll(() => ends.length).toBe(2)

  void enqueue('a', work)
  void enqueue('b', work)
  await expect.poll(() => ends.length).toBe(3)

  ends[1]?.()
  await expect.poll(() => ends.length).toBe(4)
})
