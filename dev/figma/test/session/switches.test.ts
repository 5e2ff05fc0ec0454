import { expect, test } from 'vitest'
import { $scene, readScene } from '../../scene/scene.ts'
import { $plugin } from '../../session/run-plugin.ts'
import { $session, type Session } from '../../session/session.ts'
import { changeSwitch } from '../../session/switches.ts'
import { openPlugin } from '../open-plugin.ts'

test('updates every view of the document when what may be edited changes', async () => {
  const { host } = await openPlugin()
  readScene(host)
  $session.set({ host } as Session) // nothing else is asked for
  $plugin.set({ kind: 'closed' })
  const seen: boolean[] = []
  const stop = $scene.listen(() => seen.push(host.canEdit()))

  await changeSwitch({ seat: 'view' })
  await changeSwitch({ seat: 'full' })

  stop()
  expect(seen).toEqual([false, true])
})
