import { expect, it } from 'vitest'
import { createPart } from '../../ui/create-part.ts'

it('is loaded once, whoever asks for it and when', async () => {
  let times = 0
  const part = createPart(async () => (times += 1))

  const modules = await Promise.all([part.load(), part.load()])

  expect([...modules, await part.load()]).toEqual([1, 1, 1])
})

it('fails for all who wait, and is loaded anew for the next', async () => {
  let times = 0
  const part = createPart(async () => {
    times += 1
    if (times === 1) throw new Error('It did not come.')
    return times
  })
  const waiting = [part.load(), part.load()]
  const results = await Promise.allSettled(waiting)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(part.$part.get()).toMatchObject({
    state: 'failed',
    error: { code: 'internal' }
  })

  const module = await part.load()

  expect(module).toBe(2)
  expect(part.$part.get()).toEqual({ state: 'ready', module: 2 })
})

it('begins once, before anybody has it', async () => {
  const done: string[] = []
  const part = createPart(
    async () => 'part',
    name => done.push(`${name} begins`)
  )

  await Promise.all([
    part.load().then(() => done.push('first')),
    part.load().then(() => done.push('second'))
  ])

  expect(done).toEqual(['part begins', 'first', 'second'])
})
