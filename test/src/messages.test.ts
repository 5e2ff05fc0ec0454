import { expect, it } from 'vitest'
import { handshake } from './handshake.ts'
import { openController } from './open-controller.ts'

it('ignores and counts messages that are not of the protocol', async () => {
  const controller = await openController()
  const before = controller.host.exportDocument()

  controller.postFromPanel('hello')
  controller.postFromPanel({ cleared: 1, kind: 'order', id: 1 })
  controller.postFromPanel({ cleared: 2, kind: 'call', id: 1 })
  await controller.settle()

  expect(controller.logs.map(({ values }) => values)).toEqual([
    ['Ignored 1 messages that are not of Cleared.'],
    ['Ignored 2 messages that are not of Cleared.'],
    ['Ignored 3 messages that are not of Cleared.']
  ])
  expect(controller.host.exportDocument()).toEqual(before)
  const state = await controller.peer.call.loadState(handshake)
  expect(state.editor).toBe('figma')
})

it.each(['steal', 'toString', '__proto__'])(
  'refuses the unknown method %s',
  async method => {
    const { peer } = await openController()

    const name = method as 'loadState' // the types know no such method
    const failed = peer.call[name](handshake)

    await expect(failed).rejects.toMatchObject({ code: 'unknown-method' })
  }
)
