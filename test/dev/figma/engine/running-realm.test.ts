import { expect, test } from 'vitest'
import { usualLimits } from '../../../../dev/figma/core/usual-limits.ts'
import { openPlugin } from '../open-plugin.ts'
import { slowClock } from '../slow-clock.ts'

test('takes its time to clean up behind a plugin that was stopped', async () => {
  const plugin = await openPlugin({ sample: 'app' })
  plugin.host.configure({ limits: { ...usualLimits, running: 50 } })
  slowClock(10)

  plugin.postFromPanel({ id: -1, body: 'for (;;);' })
  await plugin.settle()

  expect(plugin.closedWith()?.message).toContain('was stopped')
  expect(plugin.logs).toHaveLength(1)
  expect(plugin.host.exportDocument().pages).toHaveLength(12)
})

test('counts what the host does with a large document as nobody’s', async () => {
  const limits = { ...usualLimits, running: 50 }
  slowClock(10)
  const plugin = await openPlugin({ limits, sample: 'app' })
  const { host } = plugin
  const ids = host.scene().children.map(({ id }) => id)

  host.user.duplicate(ids)
  await plugin.restart()

  expect(host.scene().children).toHaveLength(2 * ids.length)
  expect(await plugin.run('return figma.root.children.length')).toBe(12)
  expect(plugin.closedWith()).toBeUndefined()
})
