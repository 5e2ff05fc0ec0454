import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const busy = `for (const end = Date.now() + 30; Date.now() < end;);`

test('reports how long each turn of a plugin took, its jobs included', async () => {
  const turns: number[] = []
  const plugin = await openPlugin({ onTurn: time => turns.push(time) })
  turns.length = 0

  await plugin.run(
    `${busy}
    await null
    ${busy}
    await new Promise(resolve => setTimeout(resolve, 0))
    ${busy}`
  )

  // A busy machine makes any turn longer.
  const long = turns.filter(time => time > 28)
  expect(long.length).toBeGreaterThanOrEqual(2)
  expect(long[0]).toBeGreaterThan(58)
})

test('leaves out what is not of the plugin', async () => {
  const turns: number[] = []
  const plugin = await openPlugin({ onTurn: time => turns.push(time) })
  turns.length = 0

  await plugin.host.evaluate(busy)

  expect(turns).toEqual([])
})
