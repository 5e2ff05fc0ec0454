import { describe, expect, it } from 'vitest'
import { contentOf } from '../content-of.ts'
import { foundIn } from '../found-in.ts'
import { addLicensedTrack, licenseTrack } from '../license-track.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { readPreview } from '../read-preview.ts'
import { layersOf, placeCard, statesOf, track } from '../sample-card.ts'
import { addLicensedFile } from '../swap-comps.ts'

const back = { assets: [track] }

const component = `
  const component = figma.createComponent()
  component.appendChild(card)`

interface Kind {
  kind: string
  edit: string
  uses: number
  /** Uses without styles, if that is another number. */
  cards?: number
}

const kinds: Kind[] = [
  { kind: 'alone', edit: '', uses: 1 },
  { kind: 'with copies', edit: 'card.clone(); card.clone()', uses: 3 },
  {
    kind: 'on two pages',
    edit: 'figma.createPage().appendChild(card.clone())',
    uses: 2
  },
  { kind: 'dissolved', edit: 'figma.ungroup(card)', uses: 1 },
  {
    kind: 'dissolved, two in one frame',
    edit: `const frame = figma.createFrame()
      for (const one of [card, card.clone()]) figma.ungroup(one)
        .forEach(layer => frame.appendChild(layer))`,
    uses: 2
  },
  { kind: 'scaled', edit: 'card.rescale(2)', uses: 1 },
  {
    kind: 'in a component with instances',
    edit: `${component}
      component.createInstance()
      component.createInstance()`,
    uses: 3
  },
  {
    kind: 'in an instance that differs',
    edit: `${component}
      const instance = component.createInstance()
      instance.findAllWithCriteria({ types: ['TEXT', 'RECTANGLE'] })
        .forEach(one => { one.fills = [one.fills[0]] })`,
    uses: 2
  },
  {
    kind: 'in a detached instance',
    edit: `${component}
      component.createInstance().detachInstance()`,
    uses: 2
  },
  {
    kind: 'whose license is in another color',
    edit: `card.children[6].fills =
        [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`,
    uses: 1
  },
  {
    kind: 'whose background has a style',
    edit: `const style = figma.createPaintStyle()
      style.paints = card.children[0].fills
      await card.children[0].setFillStyleIdAsync(style.id)`,
    uses: 2,
    cards: 1
  },
  {
    kind: 'without background',
    edit: 'card.children[0].remove()',
    uses: 1
  }
]

async function openWith(edit: string): Promise<OpenController> {
  const controller = await openController()
  const id = await placeCard(controller)
  await controller.host.evaluate(
    `const card = await figma.getNodeByIdAsync(input)
     ${edit}`,
    id
  )
  await controller.settle()
  return controller
}

describe('licensing a track', () => {
  it.each(kinds)('updates every card $kind', async row => {
    const { edit, uses, cards = uses } = row
    const controller = await openWith(edit)

    const { swapped, refused } = await licenseTrack(controller)

    const { assets } = await foundIn(controller)
    const states = await statesOf(controller)
    expect({ swapped, refused }).toEqual({
      swapped: [{ ...track, uses }],
      refused: []
    })
    expect(assets).toMatchObject([{ ...track, state: 'licensed' }])
    expect(assets[0]?.uses).toHaveLength(uses)
    expect(states).toEqual(states.map(() => 'Licensed'))
    expect(states).toHaveLength(cards)
  })

  it.each(kinds)('is put back exactly: $kind', async ({ edit }) => {
    const controller = await openWith(edit)
    const before = await contentOf(controller)
    await licenseTrack(controller)

    const { refused } = await controller.peer.call.putCompsBack(back)

    const after = await contentOf(controller)
    expect(refused).toEqual([])
    expect(layersIn(after)).toEqual(layersIn(before))
    expect((await foundIn(controller)).assets).toMatchObject([
      { state: 'comp' }
    ])
  })

  it.each(kinds)('is one step to undo: $kind', async ({ edit }) => {
    const controller = await openWith(edit)
    await placeSample(controller)
    const picture = await addLicensedFile(controller)
    await controller.peer.call.findComps({})
    const before = await contentOf(controller)
    const card = await addLicensedTrack(controller)

    await controller.peer.call.swapComps({ swaps: [picture, card] })
    controller.host.user.undo()

    expect(await contentOf(controller)).toEqual(before)
  })

  it('changes nothing but mark and words', async () => {
    const controller = await openController()
    const id = await placeCard(controller)
    const before = await layersOf(controller, id)

    await licenseTrack(controller)

    expect(await layersOf(controller, id)).toEqual(
      before.map(one =>
        one.name === 'License' ? { ...one, words: 'Licensed' } : one
      )
    )
  })

  it('keeps words that a person wrote', async () => {
    const controller = await openWith(
      `card.children[6].characters = 'Ask Mara'`
    )

    const { swapped } = await licenseTrack(controller)

    expect(swapped).toMatchObject([{ uses: 1 }])
    expect(await statesOf(controller)).toEqual(['Ask Mara'])
  })

  it('records the license on the group, its layers and buttons', async () => {
    const controller = await openController()
    const id = await placeCard(controller)

    await licenseTrack(controller)

    const records = await controller.host.evaluate<unknown[]>(
      `const group = await figma.getNodeByIdAsync(input)
       const marked = group.children.filter(one => one.fills.length > 1)
       return [group, ...marked].map(one => {
         const { state, licenseId, rendition } =
           JSON.parse(one.getPluginData('provenance'))
         return [state, licenseId, rendition, one.getRelaunchData()]
       })`,
      id
    )
    expect(records).toEqual(
      Array.from({ length: 5 }, () => [
        'licensed',
        'e77',
        'high_mp3',
        { show: '', 'show-license': 'Licensed track 442583' }
      ])
    )
  })

  it('leaves out the cards that it should', async () => {
    const controller = await openWith('card.clone()')
    const { uses } = await readPreview(controller, [
      { ...track, width: null, height: null }
    ])

    const { swapped } = await licenseTrack(controller, {
      leftOut: [uses[0]?.id ?? '']
    })

    expect(uses).toMatchObject([
      { refusal: null, holder: 'layer', name: 'Slow tide · 442583' },
      { refusal: null }
    ])
    expect(swapped).toEqual([{ ...track, uses: 1 }])
    expect((await statesOf(controller)).toSorted()).toEqual([
      'Comp',
      'Licensed'
    ])
    expect((await foundIn(controller)).assets).toMatchObject([
      { state: 'comp' }
    ])
  })

  it('leaves other tracks and pictures as they are', async () => {
    const controller = await openController()
    await placeCard(controller, { assetId: '442584' })
    await placeSample(controller, { assetId: track.assetId })
    const before = controller.host.exportDocument()

    const { swapped } = await licenseTrack(controller)

    expect(swapped).toEqual([{ ...track, uses: 0 }])
    expect(controller.host.exportDocument().pages).toEqual(before.pages)
  })

  it('finds nothing to do a second time', async () => {
    const controller = await openController()
    await placeCard(controller)
    await licenseTrack(controller)
    const before = await contentOf(controller)

    const { swapped, refused } = await licenseTrack(controller)

    expect({ swapped, refused }).toEqual({
      swapped: [{ ...track, uses: 0 }],
      refused: []
    })
    expect(await contentOf(controller)).toEqual(before)
  })

  it('finishes what an interruption left', async () => {
    const first = await openController()
    await placeCard(first)
    const document = first.host.exportDocument()
    const second = await openController({ document })

    const { swapped } = await licenseTrack(second)

    expect(swapped).toEqual([{ ...track, uses: 1 }])
    expect(await statesOf(second)).toEqual(['Licensed'])
  })

  it('is put back without the layers that were deleted since', async () => {
    const controller = await openController()
    const id = await placeCard(controller)
    await licenseTrack(controller)
    const [background, cover] = await layersOf(controller, id)
    controller.host.user.remove([background?.id ?? '', cover?.id ?? ''])

    const { swapped, refused } = await controller.peer.call.putCompsBack(back)

    expect({ swapped, refused }).toEqual({
      swapped: [{ ...track, uses: 1 }],
      refused: []
    })
    expect(await statesOf(controller)).toEqual(['Comp'])
  })

  it('is put back after a restart, and in another file', async () => {
    const first = await openController()
    const id = await placeCard(first)
    await licenseTrack(first)
    const document = first.host.exportDocument()
    const again = await openController({ document })
    const other = await openController()
    other.host.user.paste(first.host.copy([id]), { x: 0, y: 0 })

    for (const controller of [again, other]) {
      const { swapped, refused } = await controller.peer.call.putCompsBack(back)

      expect({ swapped, refused }).toEqual({
        swapped: [{ ...track, uses: 1 }],
        refused: []
      })
      expect(await statesOf(controller)).toEqual(['Comp'])
    }
  })
})

/** Without the root, whose index has one more image. */
function layersIn(content: unknown): unknown {
  const [scene, [, ...layers]] = content as [object, unknown[]] // see contentOf
  return [scene, layers]
}
