import { expect, it } from 'vitest'
import { openController, uiFiles } from '../open-controller.ts'

it('gives a part of the panel as it lies in its file', async () => {
  const { peer } = await openController()

  const part = await peer.call('loadPart', { name: 'account' })

  expect(part).toEqual({ html: uiFiles.account })
})

it.each(['none', '', 'constructor', '__proto__'])(
  'has no part named "%s"',
  async name => {
    const { peer } = await openController()

    const failed = peer.call('loadPart', { name })

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  }
)
