import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { openEditor } from '../editors/open-editor.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

const name = 'Licenses of this file'

function pagesOf({ host }: OpenController) {
  return host.evaluate<{ name: string; layers: string[][] }[]>(
    `await figma.loadAllPagesAsync()
     return figma.root.children.map(({ name, children }) => ({
       name,
       layers: children.map(layer =>
         [layer.name, ...('children' in layer ? layer.children : []).map(one => one.characters)]
       )
     }))`
  )
}

it('draws the proof on its own page, around the text', async () => {
  const controller = await openController()
  const [first] = await pagesOf(controller)

  const { nodeId } = await controller.peer.call.drawProof({
    name,
    text: 'Image 1001\nStandard license e123'
  })

  expect(await pagesOf(controller)).toEqual([
    first,
    { name, layers: [[name, 'Image 1001\nStandard license e123']] }
  ])
  const [frame, text] = await controller.host.evaluate<
    { width: number; height: number }[]
  >(
    `const frame = await figma.getNodeByIdAsync(input)
     return [frame, frame.children[0]].map(({ width, height }) =>
       ({ width, height })
     )`,
    nodeId
  )
  expect(frame).toEqual({
    width: (text?.width ?? 0) + 96,
    height: (text?.height ?? 0) + 96
  })
})

it('replaces the previous proof, and nothing else', async () => {
  const controller = await openController()
  const { peer, host } = controller
  await peer.call.drawProof({ name, text: 'Before' })
  await host.evaluate(
    `const page = figma.root.children[1]
     await page.loadAsync()
     page.appendChild(figma.createRectangle())`
  )

  await peer.call.drawProof({ name, text: 'Now' })

  const [, page] = await pagesOf(controller)
  expect(page).toEqual({ name, layers: [['Rectangle'], [name, 'Now']] })
})

it('is one undo step, which restores the previous proof', async () => {
  const controller = await openController()
  const { peer, host } = controller
  await peer.call.drawProof({ name, text: 'Before' })
  const before = host.exportDocument()
  await peer.call.drawProof({ name, text: 'Now' })

  host.user.undo()

  expect(host.exportDocument()).toEqual(before)
})

it('leaves no trace when Figma creates no text', async () => {
  const controller = await openController()
  const { host, peer } = controller
  await breakMember(controller, {
    of: 'figma.createText()',
    member: 'characters',
    when: 'true'
  })
  const before = host.exportDocument()

  const failed = peer.call.drawProof({ name, text: 'Now' })

  await expect(failed).rejects.toMatchObject({ code: 'internal' })
  expect(host.exportDocument()).toEqual(before)
})

it('is written in another font where Inter is missing', async () => {
  const controller = await openController()
  controller.faults.set([{ kind: 'font-missing', font: 'Inter' }])

  await controller.peer.call.drawProof({ name, text: 'Now' })

  const [, page] = await pagesOf(controller)
  expect(page).toEqual({ name, layers: [[name, 'Now']] })
})

it('fails without a trace when Figma loads no font', async () => {
  const controller = await openController()
  const { host, peer } = controller
  controller.faults.set([{ kind: 'font-missing', font: '*' }])
  const before = host.exportDocument()

  const failed = peer.call.drawProof({ name, text: 'Now' })

  await expect(failed).rejects.toMatchObject({ code: 'font-missing' })
  expect(host.exportDocument()).toEqual(before)
})

it('is refused where files have one page', async () => {
  const { host, peer } = await openEditor('slides')
  const before = host.exportDocument()

  const failed = peer.call.drawProof({ name, text: 'Now' })

  await expect(failed).rejects.toMatchObject({ code: 'page-refused' })
  expect(host.exportDocument()).toEqual(before)
})
