import { expect, it } from 'vitest'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'

it('offers to select the group around a mask', async () => {
  const { fill, document, notices, select } = await openPlacing()
  const selected: object[] = []
  document.before.selectNodes = input => void selected.push(input)
  const mask = { refusal: 'mask-layer', groupId: 'g' } as const
  await select([layerOf('a', mask), layerOf('b', mask)])
  await fill.fillSelection([photoOf('1')])
  const [notice] = notices.$notices.get()

  notice?.action?.run()

  expect(notice).toMatchObject({
    text: expect.stringMatching(/^A mask/),
    action: { text: 'Select group' }
  })
  await expect.poll(() => selected).toEqual([{ nodeIds: ['g'] }])
  expect(notices.$notices.get()).toEqual([])
})
