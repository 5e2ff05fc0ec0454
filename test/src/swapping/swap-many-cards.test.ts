import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import type { Swap } from '../../../contract/swapping.ts'
import { cancelCall } from '../cancel-call.ts'
import { contentOf } from '../content-of.ts'
import { slowPaints } from '../count-work.ts'
import { foundIn } from '../found-in.ts'
import { addLicensedTrack, licenseTrack } from '../license-track.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeCard, statesOf, track } from '../sample-card.ts'
import { waitForImage } from '../wait-for-image.ts'

/** More than one slice can swap. */
const cards = 12

let controller: OpenController
let swap: Swap

beforeEach(async () => {
  controller = await openController()
  await controller.host.evaluate(
    `const card = await figma.getNodeByIdAsync(input.id)
     for (let i = 1; i < input.cards; i++) card.clone()
     figma.commitUndo()`,
    { id: await placeCard(controller), cards }
  )
  await foundIn(controller)
  swap = await addLicensedTrack(controller)
  await slowPaints(controller)
})

/** Resolves once some of the cards are licensed and others are not. */
function whenHalfDone(): Promise<unknown> {
  return waitForImage(controller, swap.imageHash)
}

describe('many cards', () => {
  it('leave no trace of a swap that is cancelled', async () => {
    const before = await contentOf(controller)
    let halfDone: string[] = []

    const ends = await cancelCall(
      controller,
      signal => controller.peer.call.swapComps({ swaps: [swap] }, { signal }),
      async cancel => {
        await whenHalfDone()
        halfDone = await statesOf(controller)
        cancel()
      }
    )

    expect(ends).toEqual(['failure'])
    expect(new Set(halfDone)).toEqual(new Set(['Comp', 'Licensed']))
    expect(await contentOf(controller)).toEqual(before)
  })

  it('are finished on the next start when closing interrupts', async () => {
    const swapping = controller.peer.call.swapComps({ swaps: [swap] })
    swapping.catch(() => {}) // its controller is closed
    await whenHalfDone()
    const halfDone = await statesOf(controller)
    const document = controller.host.exportDocument()
    controller.kill()
    const next = await openController({ document })

    const { swapped, refused } = await licenseTrack(next)

    const left = halfDone.filter(state => state === 'Comp').length
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(cards)
    expect({ swapped, refused }).toEqual({
      swapped: [{ ...track, uses: left }],
      refused: []
    })
    expect(await statesOf(next)).toEqual(halfDone.map(() => 'Licensed'))
    expect((await foundIn(next)).assets).toMatchObject([{ state: 'licensed' }])
  })

  it('include copies that others make during the swap', async () => {
    const { host, peer } = controller
    const seen = whenHalfDone()
    const swapping = peer.call.swapComps({ swaps: [swap] })
    await seen
    await host.remotely(
      `const card = figma.currentPage.children.find(one =>
         one.findOne(({ type, name }) => type === 'TEXT' && name === 'License')
           .characters === 'Comp')
       card.clone()`
    )

    const { swapped, refused } = await swapping

    expect({ swapped, refused }).toEqual({
      swapped: [{ ...track, uses: cards + 1 }],
      refused: []
    })
    expect(new Set(await statesOf(controller))).toEqual(new Set(['Licensed']))
  })
})

it('is finished on the next start, whenever it was interrupted', async () => {
  const documents: DocumentFile[] = []
  let isSwapping = false
  const first = await openController({
    onTurn: () => {
      if (isSwapping) documents.push(first.host.exportDocument())
    }
  })
  const id = await placeCard(first)
  await first.host.evaluate(`(await figma.getNodeByIdAsync(input)).clone()`, id)
  const licensed = await addLicensedTrack(first)
  isSwapping = true
  await first.peer.call.swapComps({ swaps: [licensed] })
  isSwapping = false
  const distinct = [
    ...new Map(documents.map(one => [JSON.stringify(one.pages), one])).values()
  ]

  for (const document of distinct) {
    const next = await openController({ document })
    const { refused } = await licenseTrack(next)

    expect(refused).toEqual([])
    expect(await statesOf(next)).toEqual(['Licensed', 'Licensed'])
    expect((await foundIn(next)).assets).toMatchObject([
      { ...track, state: 'licensed', uses: [{}, {}] }
    ])
  }
  expect(distinct.length).toBeGreaterThan(1)
})

it('keeps what a person writes into a card in any turn of a swap', async () => {
  const written: string[][] = []
  for (let chosen = 1; chosen <= 10; chosen += 1) {
    let turn = -1
    const open = await openController({
      onTurn: () => {
        if (turn < 0) return
        turn += 1
        if (turn !== chosen) return
        void open.host.remotely(
          `figma.currentPage.findOne(({ name }) => name === 'License')
             .characters = 'Mine'`
        )
      }
    })
    await placeCard(open)
    const licensed = await addLicensedTrack(open)
    turn = 0
    await open.peer.call.swapComps({ swaps: [licensed] })
    await open.settle()
    if (turn >= chosen) written.push(await statesOf(open))
  }

  expect(written.length).toBeGreaterThan(3)
  expect(written).toEqual(written.map(() => ['Mine']))
})
