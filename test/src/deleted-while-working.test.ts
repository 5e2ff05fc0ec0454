import { expect, it } from 'vitest'
import { countWork } from './count-work.ts'
import { foundIn } from './found-in.ts'
import { openController } from './open-controller.ts'
import type { OpenController } from './open-controller.ts'
import { placeSample } from './placed.ts'
import { sample } from '../sample.ts'

/** A file that was read, with a selected frame of many comps. */
async function openCrowd() {
  let turnListener = () => {}
  const controller = await openController({ onTurn: () => turnListener() })
  const sample = await placeSample(controller)
  const frame = await controller.host.evaluate<string>(
    `const sample = await figma.getNodeByIdAsync(input)
     const frame = figma.createFrame()
     for (let i = 0; i < 400; i++) frame.appendChild(sample.clone())
     figma.currentPage.selection = frame.children
     return frame.id`,
    sample
  )
  await controller.settle()
  await foundIn(controller)

  /** Lets somebody else delete the frame in a later turn. */
  function deleteSoon(): Promise<unknown> {
    let turn = 0
    return new Promise(resolve => {
      turnListener = () => {
        turn += 1
        if (turn !== 12) return
        const body = '(await figma.getNodeByIdAsync(input)).remove()'
        resolve(controller.host.remotely(body, frame))
      }
    })
  }

  return { controller, deleteSoon }
}

type Call = (controller: OpenController) => Promise<unknown>

const swap = {
  assetId: '1001',
  mediaType: 'image',
  width: 9,
  height: 6
} as const

const cases: [string, string, Call][] = [
  ['findComps', 'fills', ({ peer }) => peer.call.findComps({})],
  ['findComps', 'visible', ({ peer }) => peer.call.findComps({})],
  [
    'previewSwaps',
    'fills',
    ({ peer }) => peer.call.previewSwaps({ swaps: [swap] })
  ],
  ['findTargets', 'name', ({ peer }) => peer.call.findTargets({})],
  [
    'findSelectedAssets',
    'fills',
    ({ peer }) => peer.call.findSelectedAssets({})
  ]
]

it.each(sample(cases, 3))(
  '%s ignores layers that are deleted while it reads their %s',
  async (_, member, call) => {
    const { controller, deleteSoon } = await openCrowd()
    const work = { of: 'figma.currentPage.children[0]', member }
    const turns = await countWork(controller, work)
    const deleted = deleteSoon()

    await call(controller)
    await deleted
    const counts = await turns()

    const { assets } = await foundIn(controller)
    expect(assets[0]?.uses).toHaveLength(1)
    expect(counts.filter(count => count > 0).length).toBeGreaterThan(5)
  }
)
