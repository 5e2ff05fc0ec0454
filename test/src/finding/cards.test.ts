import { describe, expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { layersOf, placeCard, track } from '../sample-card.ts'

/** `card` is the group of a card; a body may return how many cards there are. */
interface Kind {
  kind: string
  edit: string
  cards: number
}

const component = `
  const component = figma.createComponent()
  component.appendChild(card)`

const kinds: Kind[] = [
  { kind: 'as it was placed', edit: '', cards: 1 },
  { kind: 'copied', edit: 'card.clone(); card.clone()', cards: 3 },
  { kind: 'dissolved', edit: 'figma.ungroup(card)', cards: 1 },
  {
    kind: 'dissolved, three in one frame',
    edit: `const frame = figma.createFrame()
      for (const one of [card, card.clone(), card.clone()]) {
        frame.appendChild(one)
        figma.ungroup(one)
      }`,
    cards: 3
  },
  {
    kind: 'dissolved, one of two without cover and background',
    edit: `for (const one of [card, card.clone()]) figma.ungroup(one)
      const [background, cover] = figma.currentPage.children
      background.remove()
      cover.remove()`,
    cards: 2
  },
  {
    kind: 'dissolved into an auto layout',
    edit: `const frame = figma.createFrame()
      frame.layoutMode = 'VERTICAL'
      frame.appendChild(card)
      figma.ungroup(card)`,
    cards: 1
  },
  {
    kind: 'whose cover is apart',
    edit: `figma.currentPage.appendChild(card.children[1])`,
    cards: 2
  },
  {
    kind: 'whose cover is another picture',
    edit: `card.children[1].fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]`,
    cards: 1
  },
  {
    kind: 'whose texts are edited',
    edit: `card.children.filter(one => one.type === 'TEXT')
        .forEach(one => { one.characters = 'My words'; one.name = 'Mine' })
      card.name = 'Intro'`,
    cards: 1
  },
  {
    kind: 'in other colors',
    edit: `for (const one of card.children) {
        one.fills = one.fills.map(paint => paint.type === 'SOLID'
          ? { ...paint, color: { r: 1, g: 0, b: 0 } } : paint)
      }`,
    cards: 1
  },
  {
    kind: 'without records',
    edit: `const layers = [card, ...card.children]
      layers.forEach(one => one.setPluginData('provenance', ''))`,
    cards: 1
  },
  {
    kind: 'whose background has a style',
    edit: `const style = figma.createPaintStyle()
      style.paints = card.children[0].fills
      await card.children[0].setFillStyleIdAsync(style.id)`,
    cards: 2
  },
  { kind: 'scaled', edit: 'card.rescale(2.5)', cards: 1 },
  { kind: 'squeezed', edit: 'card.resize(90, 400)', cards: 1 },
  { kind: 'turned', edit: 'card.rotation = 30', cards: 1 },
  {
    kind: 'in another group',
    edit: `figma.group([card, figma.createRectangle()], figma.currentPage)`,
    cards: 1
  },
  {
    kind: 'in a component with two instances',
    edit: `${component}
      component.createInstance()
      component.createInstance()`,
    cards: 3
  },
  {
    kind: 'in a component with an instance inside another',
    edit: `${component}
      const outer = figma.createComponent()
      outer.appendChild(component.createInstance())
      outer.createInstance()`,
    cards: 3
  },
  {
    kind: 'in a detached instance',
    edit: `${component}
      component.createInstance().detachInstance()`,
    cards: 2
  },
  {
    kind: 'in an instance with other words',
    edit: `${component}
      const texts = component.createInstance()
        .findAllWithCriteria({ types: ['TEXT'] })
      texts.forEach(one => { one.characters = 'My words' })`,
    cards: 2
  },
  {
    kind: 'on another page',
    edit: `figma.createPage().appendChild(card)`,
    cards: 1
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

describe('a card', () => {
  it.each(kinds)('is found $kind', async ({ edit, cards }) => {
    const controller = await openWith(edit)

    const { assets, candidates } = await foundIn(controller)

    expect(assets).toMatchObject([{ ...track, state: 'comp' }])
    expect(assets[0]?.uses).toHaveLength(cards)
    expect(assets[0]?.uses.every(({ refusal }) => !refusal)).toBe(true)
    expect(candidates).toEqual([])
  })

  it.each(kinds)('is found $kind, after a restart', async row => {
    const { host } = await openWith(row.edit)
    const document = host.exportDocument()

    const { assets } = await foundIn(await openController({ document }))

    expect(assets).toMatchObject([{ ...track, state: 'comp' }])
    expect(assets[0]?.uses).toHaveLength(row.cards)
  })

  it('is found as long as it shows more than words', async () => {
    const controller = await openController()
    const id = await placeCard(controller)
    const names = ['Slow tide · 442583', 'Waveform', 'Cover', 'License']
    const layers = await layersOf(controller, id)
    const found: number[] = []

    for (const name of names) {
      const { assets } = await foundIn(controller)
      found.push(assets[0]?.uses.length ?? 0)
      const layer = layers.find(one => one.name === name)
      controller.host.user.remove([layer?.id ?? ''])
    }

    expect(found).toEqual([1, 1, 1, 1])
    expect((await foundIn(controller)).assets).toEqual([])
  })

  it('is found in the file that it is pasted into', async () => {
    const first = await openController()
    const id = await placeCard(first)
    const clipping = first.host.copy([id])
    const second = await openController()

    second.host.user.paste(clipping, { x: 0, y: 0 })

    const { assets } = await foundIn(second)
    expect(assets).toMatchObject([{ ...track, state: 'comp', uses: [{}] }])
  })

  it('is followed while a person edits the file', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeCard(controller)
    await foundIn(controller)
    const changes: unknown[] = []
    peer.on('documentChanged', change => changes.push(change))
    const counts: number[] = []
    const count = async () => {
      await controller.settle()
      const { assets } = await foundIn(controller, { scope: 'changed' })
      counts.push(assets[0]?.uses.length ?? 0)
    }

    host.user.duplicate([id], 400, 0)
    await count()
    host.user.ungroup([id])
    await count()
    host.user.undo()
    host.user.undo()
    await count()
    host.user.remove([id])
    await count()

    expect(counts).toEqual([2, 2, 1, 0])
    await expect.poll(() => changes.length).toBeGreaterThan(0)
  })

  it('is called by its name, on its page', async () => {
    const controller = await openController()
    await placeCard(controller)

    const { assets } = await foundIn(controller)

    expect(assets[0]?.uses).toMatchObject([
      { name: 'Slow tide · 442583', holder: 'layer', pageName: 'Page 1' }
    ])
  })

  it('is called as a person named it, also without background', async () => {
    const controller = await openWith(
      `card.name = 'Intro'
       card.children[0].remove()`
    )

    const { assets } = await foundIn(controller)

    expect(assets[0]?.uses).toMatchObject([{ name: 'Intro' }])
  })

  it('is apart from a card of another track with the same cover', async () => {
    const controller = await openController()
    await placeCard(controller)
    await placeCard(controller, { assetId: '442584' })

    const { assets } = await foundIn(controller)

    expect(assets.map(({ assetId, uses }) => [assetId, uses.length])).toEqual([
      ['442583', 1],
      ['442584', 1]
    ])
  })

  it('is a use of the track in the selection, whole or in part', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeCard(controller)
    const layers = await layersOf(controller, id)
    const shown: unknown[] = []

    for (const one of [id, ...layers.slice(0, 3).map(layer => layer.id)]) {
      host.user.select([one])
      await controller.settle()
      shown.push((await peer.call.findSelectedAssets({})).assets)
    }

    expect(shown).toEqual(
      Array.from({ length: 4 }, () => [{ ...track, state: 'comp' }])
    )
  })

  it('leaves its words free to use elsewhere', async () => {
    const controller = await openWith(
      `const [, , , title, artist] = card.children
       figma.currentPage.appendChild(title.clone())
       figma.currentPage.appendChild(artist.clone())`
    )

    const { assets } = await foundIn(controller)

    expect(assets[0]?.uses).toHaveLength(1)
  })
})
