import { expect, test } from 'vitest'
import { usualLimits } from '../../core/usual-limits.ts'
import { openPlugin } from '../open-plugin.ts'
import { slowClock } from './slow-clock.ts'

const limits = { ...usualLimits, running: 50 }
const many = 'for (let i = 0; i < input; i += 1) figma.createRectangle()'

test('has time to clean up after a plugin that was stopped', async () => {
  const plugin = await openPlugin()
  await plugin.host.evaluate(many, 8000)
  plugin.host.configure({ limits })
  slowClock(60)

  plugin.postFromPanel({ id: -1, body: 'for (;;);' })
  await plugin.settle()

  expect(plugin.closedWith()?.message).toContain('was stopped')
  expect(plugin.logs).toHaveLength(1)
  expect(plugin.host.scene().children).toHaveLength(8000)
})

test("does not count the host's work on a large document", async () => {
  slowClock(10)
  const plugin = await openPlugin({ limits, sample: 'landing-page' })
  const { host } = plugin
  await host.evaluate(many, 3000)
  const ids = host.scene().children.map(({ id }) => id)

  host.user.duplicate(ids)
  await plugin.restart()

  expect(host.scene().children).toHaveLength(2 * ids.length)
  expect(await plugin.run('return figma.root.children.length')).toBe(2)
  expect(plugin.closedWith()).toBeUndefined()
})
