import { expect, it } from 'vitest'
import type { ControllerEvents } from '../../../contract/protocol.ts'
import type { SelectedLayer } from '../../../contract/selection.ts'
import { cancelCall } from '../cancel-call.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

type Selection = ControllerEvents['selectionChanged']

/** Draws and selects; returns the event that reports it. */
async function select(
  controller: OpenController,
  source: string
): Promise<Selection> {
  await controller.settle()
  const received = new Promise<Selection>(resolve => {
    const stop = controller.peer.on('selectionChanged', selection => {
      stop()
      resolve(selection)
    })
  })
  await controller.host.evaluate(
    `const box = (name, Type = 'Rectangle') => {
       const layer = figma['create' + Type]()
       layer.name = name
       return layer
     }
     const group = (name, ...layers) => {
       const made = figma.group(layers, figma.currentPage)
       made.name = name
       return made
     }
     const change = (layer, looks) => Object.assign(layer, looks)
     figma.currentPage.selection = [${source}]`
  )
  return received
}

function refusalsOf({ layers }: { layers: SelectedLayer[] }): unknown[] {
  return layers.map(({ name, refusal }) => [name, refusal])
}

it.each<[string, string, unknown[]]>([
  [
    'selected layers',
    "box('a'), box('b', 'Frame')",
    [
      ['a', null],
      ['b', null]
    ]
  ],
  [
    'the layers of a group, in their order',
    "group('g', box('a'), box('b', 'Ellipse'))",
    [
      ['a', null],
      ['b', null]
    ]
  ],
  [
    'groups in groups',
    "group('g', group('h', group('i', box('a')), box('b')), box('c'))",
    [
      ['a', null],
      ['b', null],
      ['c', null]
    ]
  ],
  [
    'frames as they are, with what is in them left alone',
    "group('g', (() => { const f = box('f', 'Frame'); f.appendChild(box('x')); return f })())",
    [['f', null]]
  ],
  [
    'of a group neither texts, masks, lines nor what is hidden',
    `group('g', box('text', 'Text'), change(box('mask'), { isMask: true }),
       box('line', 'Line'), change(box('hidden'), { visible: false }),
       change(group('away', box('inside')), { visible: false }), box('a'))`,
    [['a', null]]
  ],
  [
    'a group without anything to fill by itself',
    "group('g', box('text', 'Text'), box('line', 'Line'))",
    [['g', 'no-fillable-layer']]
  ],
  [
    'locked layers of a group, and a locked group once',
    `group('g', change(box('a'), { locked: true }), box('b'),
       change(group('h', box('c'), box('d')), { locked: true }))`,
    [
      ['a', 'layer-locked'],
      ['b', null],
      ['h', 'layer-locked']
    ]
  ],
  [
    'a boolean shape, not its parts',
    `group('g', change(figma.union([box('a'), box('b')], figma.currentPage),
       { name: 'shape' }))`,
    [['shape', null]]
  ],
  [
    'a selected part of a boolean shape',
    `(() => {
       const part = box('a')
       figma.union([part, box('b')], figma.currentPage)
       return part
     })()`,
    [['a', 'boolean-part']]
  ],
  [
    'texts that are selected alone',
    "box('a', 'Text'), box('b', 'Text')",
    [
      ['a', null],
      ['b', null]
    ]
  ],
  [
    'texts among other layers as left alone',
    "box('a', 'Text'), box('b')",
    [
      ['a', 'text-among-layers'],
      ['b', null]
    ]
  ],
  [
    'hidden layers and masks that are selected themselves',
    `change(box('a'), { visible: false }),
       change(box('b'), { isMask: true }),
       change(box('c'), { isMask: true, maskType: 'VECTOR' }),
       change(box('d'), { isMask: true, maskType: 'LUMINANCE' })`,
    [
      ['a', null],
      ['b', 'mask-layer'],
      ['c', 'mask-layer'],
      ['d', null]
    ]
  ],
  [
    'layers of instances',
    `(() => {
       const main = figma.createComponent()
       main.appendChild(box('a'))
       return main.createInstance().children[0]
     })()`,
    [['a', null]]
  ]
])('reports %s', async (_, source, expected) => {
  const controller = await openController()

  const selection = await select(controller, source)

  const all = await controller.peer.call.findTargets({})
  expect(refusalsOf(all)).toEqual(expected)
  const { layers, isCut = false } = selection
  expect(layers).toEqual(all.layers.slice(0, layers.length))
  expect(isCut || layers.length === all.layers.length).toBe(true)
})

it('reports sizes before any rotation', async () => {
  const controller = await openController()

  const selection = await select(
    controller,
    `(() => {
       const a = box('a')
       a.resize(60, 20)
       a.rotation = 90
       return group('g', a)
     })()`
  )

  expect(selection).toMatchObject({
    count: 1,
    layers: [{ width: 60, height: 20 }]
  })
})

it('stops after a hundred layers, and returns all on request', async () => {
  const controller = await openController()

  const selection = await select(
    controller,
    "group('g', ...Array.from({ length: 250 }, (_, i) => box('layer ' + i)))"
  )

  const { count, layers, isCut } = selection
  expect([count, isCut]).toEqual([1, true])
  expect(layers.length).toBeLessThanOrEqual(100)
  const all = await controller.peer.call.findTargets({})
  expect(all.layers.map(({ name }) => name)).toEqual(
    Array.from({ length: 250 }, (_, i) => `layer ${i}`)
  )
})

it('stops a search for targets when it is cancelled', async () => {
  let turns = 0
  let turnListener: () => void = () => {}
  const controller = await openController({ onTurn: () => turnListener() })
  await select(controller, "...Array.from({ length: 5000 }, () => box('a'))")

  const ends = await cancelCall(
    controller,
    signal => controller.peer.call.findTargets({}, { signal }),
    cancel => {
      turnListener = () => {
        turns += 1
        if (turns === 2) cancel()
      }
    }
  )

  expect(ends).toEqual(['failure'])
})

it('reports that nothing can be filled in Dev Mode', async () => {
  const drawn = await openController()
  const rect = { x: 0, y: 0, width: 9, height: 9 }
  const id = drawn.host.user.add('RECTANGLE', rect)
  const document = drawn.host.exportDocument()
  const { host, peer } = await openController({ editorType: 'dev', document })
  host.user.select([id])

  const { layers } = await peer.call.findTargets({})

  expect(layers).toMatchObject([{ refusal: 'layer-read-only' }])
})

it('reports the assets of the layers in a group', async () => {
  const controller = await openController()
  const id = await placeSample(controller)
  const { host, peer } = controller
  const other = host.user.add('FRAME', { x: 0, y: 0, width: 9, height: 9 })

  host.user.select([host.user.group([id, other])])

  const { layers } = await peer.call.findTargets({})
  expect(layers.map(({ asset }) => asset)).toEqual([
    { assetId: '1001', mediaType: 'image', state: 'comp' },
    null
  ])
})

it.each([
  ['a main component', '[main, instance]'],
  ['a layer inside one', '[main.children[0], instance.children[0]]']
])('reports that instances follow %s', async (_, selected) => {
  const { host, peer } = await openController()
  await host.evaluate(
    `const main = figma.createComponent()
     main.appendChild(figma.createRectangle())
     const instance = main.createInstance()
     figma.currentPage.selection = ${selected}`
  )

  const { layers } = await peer.call.findTargets({})

  expect(layers.map(({ isMain }) => isMain)).toEqual([true, undefined])
})
