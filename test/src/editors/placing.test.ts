import { expect, it } from 'vitest'
import { addSample, laidOut } from '../added.ts'
import { breakMember } from '../break-member.ts'
import { cancelCall } from '../cancel-call.ts'
import { holdMember } from '../hold-member.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { type Editor, fileOf, idsOf, openEditor } from './open-editor.ts'
import { sample } from '../../sample.ts'

interface Placement {
  parent: string
  isInside: boolean
}

async function placementOf(
  { host }: OpenController,
  nodeId: string
): Promise<Placement> {
  return host.evaluate<Placement>(
    `const node = await figma.getNodeByIdAsync(input)
     const { parent } = node
     const box = node.absoluteBoundingBox
     const around = parent.type === 'PAGE' ? null : parent.absoluteBoundingBox
     const x = box.x + box.width / 2
     const y = box.y + box.height / 2
     const isInside = Boolean(around) &&
       x > around.x && x < around.x + around.width &&
       y > around.y && y < around.y + around.height
     return { parent: parent.type === 'PAGE' ? 'PAGE' : parent.name, isInside }`,
    nodeId
  )
}

interface View {
  alone?: string
  at?: string
  /** Makes room there first. */
  isRoomy?: boolean
}

async function setView(
  controller: OpenController,
  { alone, at, isRoomy }: View
): Promise<void> {
  const { host } = controller
  const [id] = await idsOf(controller, [alone ?? at ?? ''])
  if (isRoomy) {
    await host.evaluate(
      `const section = await figma.getNodeByIdAsync(input)
       section.resizeWithoutConstraints(3000, 3000)`,
      id
    )
  }
  if (alone && id) host.user.focus(id)
  else {
    const centre = await host.evaluate<{ x: number; y: number }>(
      `const node = await figma.getNodeByIdAsync(input)
       const { x, y, width, height } = node.absoluteBoundingBox
       return { x: x + width / 3, y: y + height / 3 }`,
      id
    )
    host.user.setViewport(centre, 1)
  }
}

const places: {
  editor: Editor
  where: string
  view: View | null
  parent: string
}[] = [
  {
    editor: 'figma',
    where: 'the page beside the frame under the view',
    view: null,
    parent: 'PAGE'
  },
  {
    editor: 'figjam',
    where: 'the section under the view',
    view: { at: 'Mood', isRoomy: true },
    parent: 'Mood'
  },
  {
    editor: 'figjam',
    where: 'the page beside a full section under the view',
    view: { at: 'Mood' },
    parent: 'PAGE'
  },
  {
    editor: 'slides',
    where: 'the slide under the view',
    view: { at: 'Empty' },
    parent: 'Empty'
  },
  {
    editor: 'slides',
    where: 'the nearest slide of a view that shows none',
    view: null,
    parent: 'Cover'
  },
  {
    editor: 'slides',
    where: 'the slide that is shown alone',
    view: { alone: 'Gallery' },
    parent: 'Gallery'
  },
  {
    editor: 'buzz',
    where: 'the asset under the view',
    view: { at: 'Link post' },
    parent: 'Link post'
  },
  {
    editor: 'buzz',
    where: 'the nearest asset of a view that shows none',
    view: null,
    parent: 'Square post'
  },
  {
    editor: 'buzz',
    where: 'the asset that is shown alone',
    view: { alone: 'Story' },
    parent: 'Story'
  }
]

it.each(sample(places, 4))('places into $where in $editor', async row => {
  const controller = await openEditor(row.editor)
  if (row.view) await setView(controller, row.view)
  const before = await fileOf(controller)

  const id = await placeSample(controller)

  expect(await placementOf(controller, id)).toEqual({
    parent: row.parent,
    isInside: row.parent !== 'PAGE'
  })
  controller.host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
})

it.each(sample(places, 4))('lays a board into $where in $editor', async row => {
  const controller = await openEditor(row.editor)
  if (row.view) await setView(controller, row.view)
  const comps = laidOut([
    await addSample(controller),
    await addSample(controller, { assetId: '1002' }, '#993333')
  ])
  const before = await fileOf(controller)

  const { layers } = await controller.peer.call.placeBoard({ comps })

  const placements = layers.map(({ nodeId }) => placementOf(controller, nodeId))
  expect((await Promise.all(placements)).map(({ parent }) => parent)).toEqual([
    row.parent,
    row.parent
  ])
  controller.host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
})

const emptyGrids = [
  { editor: 'slides', cell: ['SLIDE', 1920, 1080] },
  { editor: 'buzz', cell: ['FRAME', 1080, 1080] }
] as const

/** All cells of the rows: their sizes and contents. */
const cells = `return figma.getCanvasGrid().map(row => row.map(one =>
  [one.type, one.width, one.height, one.children.map(({ id }) => id)]))`

it.each(emptyGrids)('begins an empty file of $editor with $cell', async row => {
  const { editor, cell } = row
  const controller = await openController({ editorType: editor })
  const { host, peer } = controller
  const comp = await addSample(controller)
  const before = await fileOf(controller)

  const { layers } = await peer.call.placeBoard({
    comps: laidOut([comp, comp])
  })

  const ids = layers.map(({ nodeId }) => nodeId)
  expect(await host.evaluate(cells)).toEqual([[[...cell, ids]]])
  expect(await placementOf(controller, ids[0] ?? '')).toMatchObject({
    isInside: true
  })
  host.user.undo()
  expect(await fileOf(controller)).toEqual(before)
})

it.each(emptyGrids)('adds a cell where $editor locks them all', async row => {
  const controller = await openEditor(row.editor)
  const { host } = controller
  const all = '[].concat(...figma.getCanvasGrid())'
  const count = `return ${all}.length`
  await host.evaluate(`${all}.forEach(one => { one.locked = true })`)
  const before = await host.evaluate<number>(count)

  const ids = [await placeSample(controller), await placeSample(controller)]

  expect(await host.evaluate(count)).toBe(before + 1)
  const added = `${all}.filter(one => !one.locked)
    .map(one => one.children.map(({ id }) => id))`
  expect(await host.evaluate(`return ${added}`)).toEqual([ids])
})

it.each([
  { editor: 'slides', of: 'figma.createSlide()' },
  { editor: 'buzz', of: 'figma.buzz.createFrame()' }
] as const)('adds nothing to $editor when Figma fails', async row => {
  const controller = await openController({ editorType: row.editor })
  const comp = await addSample(controller)
  await breakMember(controller, {
    of: `(it => (it.remove(), it))(${row.of})`,
    member: 'appendChild',
    when: "given[0].type === 'RECTANGLE'"
  })
  const before = await fileOf(controller)

  const failed = controller.peer.call.placeBoard({
    comps: laidOut([comp])
  })

  await expect(failed).rejects.toMatchObject({ code: 'internal' })
  expect(await fileOf(controller)).toEqual(before)
})

it.each(emptyGrids)(
  'adds nothing to $editor when it is cancelled',
  async row => {
    const controller = await openController({ editorType: row.editor })
    const { host, peer } = controller
    const comp = await addSample(controller)
    const comps = laidOut([comp])
    const at = { pageId: host.scene().pageId, x: 0, y: 0 }
    const release = await holdMember(controller, {
      of: 'figma.currentPage',
      member: 'loadAsync'
    })
    const before = await fileOf(controller)

    const ends = await cancelCall(
      controller,
      signal => peer.call.placeBoard({ comps, at }, { signal }),
      async cancel => {
        await controller.settle()
        cancel()
        await controller.settle()
        await release()
      }
    )

    expect(ends).toEqual(['failure'])
    expect(await fileOf(controller)).toEqual(before)
  }
)
