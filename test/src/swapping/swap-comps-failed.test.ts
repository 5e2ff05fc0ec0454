import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { addLicensed } from '../swap-comp.ts'

it('takes back what it wrote to one layer twice, the newest first', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const ids = [
    await placeSample(controller),
    await placeSample(controller, { assetId: '1002' }, '#aa0000'),
    await placeSample(controller, { assetId: '1003' }, '#0000aa')
  ]
  await host.evaluate(
    `const [one, other, last] = await Promise.all(
       input.map(id => figma.getNodeByIdAsync(id)))
     one.fills = [...one.fills, ...other.fills]
     last.name = 'Last'
     figma.commitUndo()`,
    ids
  )
  const swaps = [
    await addLicensed(controller),
    await addLicensed(controller, { assetId: '1002' }),
    await addLicensed(controller, { assetId: '1003' })
  ]
  const before = await contentOf(controller)
  await breakMember(controller, {
    of: 'figma.currentPage.children[0]',
    member: 'fills',
    when: `it.name === 'Last'`
  })

  const swapping = peer.call('swapComps', { swaps })

  await expect(swapping).rejects.toMatchObject({ code: 'internal' })
  expect(await contentOf(controller)).toEqual(before)
})
