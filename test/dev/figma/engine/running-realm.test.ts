import { expect, test } from 'vitest'
import { usualLimits } from '../../../../dev/figma/core/usual-limits.ts'
import { openPlugin } from '../open-plugin.ts'
import { slowClock } from '../slow-clock.ts'

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
