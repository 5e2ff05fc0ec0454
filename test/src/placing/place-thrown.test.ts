import { expect, it } from 'vitest'
import { addSample, laidOut } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { openController } from '../open-controller.ts'

const root = 'figma.root'
const layer = 'figma.createRectangle()'

it.each([
  {
    what: 'drawing a layer',
    broken: { of: layer, member: 'fills', when: "it.name === 'Second'" }
  },
  {
    what: 'appending the second layer',
    broken: {
      of: 'figma.currentPage',
      member: 'appendChild',
      when: "given[0].name === 'Second'"
    }
  },
  {
    what: 'saving the provenance',
    broken: { of: layer, member: 'setPluginData', when: "it.name === 'Second'" }
  },
  {
    what: 'saving the id of the file',
    broken: { of: root, member: 'setPluginData', when: "given[0] === 'file'" }
  }
])('leaves nothing behind when Figma fails at $what', async ({ broken }) => {
  const controller = await openController()
  const { host, peer } = controller
  const comps = laidOut([
    await addSample(controller, { name: 'First' }),
    await addSample(controller, { name: 'Second', assetId: '2' }, '#222222')
  ])
  await breakMember(controller, broken)
  const before = host.exportDocument()

  const failed = peer.call.placeBoard({ comps })

  await expect(failed).rejects.toMatchObject({ code: 'internal' })
  expect(host.exportDocument()).toEqual(before)
})
