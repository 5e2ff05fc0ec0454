import { expect, it } from 'vitest'
import { createPartLoader } from '../../ui/load-part.ts'

/** Parts whose HTML is their name and whose script sets their module. */
function createParts() {
  const modules: Record<string, unknown> = {}
  const parts = {
    modules,
    asked: [] as string[],
    run: [] as string[],
    /** These run to no end. */
    broken: new Set<string>(),
    /** Until these can be fetched. */
    refused: new Set<string>()
  }
  const load = createPartLoader(
    modules,
    async name => {
      parts.asked.push(name)
      if (parts.refused.has(name)) throw new Error(`${name} is refused.`)
      return { html: name }
    },
    html => {
      parts.run.push(html)
      if (!parts.broken.has(html)) modules[html] = { name: html }
    }
  )
  return { ...parts, load }
}

it('runs what a part needs before the part', async () => {
  const { load, run } = createParts()

  const module = await load(['shared', 'work'], 'work')

  expect(module).toEqual({ name: 'work' })
  expect(run).toEqual(['shared', 'work'])
})

it('runs each file once, whoever asks for it and when', async () => {
  const { load, run } = createParts()

  await Promise.all([
    load(['shared', 'work'], 'work'),
    load(['shared', 'account'], 'account'),
    load(['shared', 'work'], 'work')
  ])
  await load(['shared', 'work'], 'work')

  expect(run.toSorted()).toEqual(['account', 'shared', 'work'])
})

it('asks again for what could not be fetched, and for that alone', async () => {
  const { load, asked, refused } = createParts()
  refused.add('work')
  await expect(load(['shared', 'work'], 'work')).rejects.toThrow('refused')
  refused.clear()

  const module = await load(['shared', 'work'], 'work')

  expect(module).toEqual({ name: 'work' })
  expect(asked).toEqual(['shared', 'work', 'work'])
})

it('fails when a part was run but is not there, and runs it again', async () => {
  const { load, broken, run } = createParts()
  broken.add('work')
  await expect(load(['work'], 'work')).rejects.toMatchObject({
    code: 'internal'
  })
  broken.clear()

  await load(['work'], 'work')

  expect(run).toEqual(['work', 'work'])
})
