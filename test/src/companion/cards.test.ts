import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { layersOf, placeCard, track } from '../sample-card.ts'
import { openCompanion } from './open-companion.ts'

const comp = {
  ...track,
  artist: 'Mara Ohlin',
  state: 'comp',
  isShown: true,
  holder: 'layer'
}

/** A function body: makes layers of `card`, returns those to select. */
const kinds = [
  { kind: 'a card', make: 'return [card]', found: [comp] },
  {
    kind: 'a card in a frame',
    make: `const frame = figma.createFrame()
      frame.appendChild(card)
      return [frame]`,
    found: [comp]
  },
  {
    kind: 'a card and its copy',
    make: 'return [card, card.clone()]',
    found: [comp, comp]
  },
  {
    kind: 'a dissolved card',
    make: 'return figma.ungroup(card)',
    found: [comp]
  },
  {
    kind: 'an instance of a card',
    make: `const component = figma.createComponent()
      component.appendChild(card)
      figma.createPage().appendChild(component)
      return [component.createInstance()]`,
    found: [comp]
  },
  {
    kind: 'a layer of a card',
    make: 'return [card.children[1]]',
    found: [comp]
  }
]

it.each(kinds)('shows $kind once, and misses no record', async row => {
  const maker = await openController()
  const id = await placeCard(maker)
  const ids = await maker.host.evaluate<string[]>(
    `const card = await figma.getNodeByIdAsync(input)
     const make = async () => { ${row.make} }
     return (await make()).map(one => one.id)`,
    id
  )

  const companion = await openCompanion(maker.host.exportDocument())
  const inspected = await companion.inspect(ids)

  expect(inspected?.pictures).toMatchObject(row.found)
  expect(inspected).toMatchObject({ unrecorded: 0, unclear: 0, isCut: false })
})

it('calls a card by its name', async () => {
  const maker = await openController()
  const id = await placeCard(maker)
  const [background] = await layersOf(maker, id)

  const companion = await openCompanion(maker.host.exportDocument())
  const whole = await companion.inspect([id])
  const part = await companion.inspect([background?.id ?? ''])

  expect(whole?.pictures).toMatchObject([{ name: 'Slow tide · 442583' }])
  expect(part?.pictures).toMatchObject([{ name: 'Slow tide · 442583' }])
})

it('names no artist where a card has none', async () => {
  const maker = await openController()
  const id = await placeCard(maker, { artist: '' })

  const companion = await openCompanion(maker.host.exportDocument())
  const inspected = await companion.inspect([id])

  expect(inspected?.pictures.map(({ artist }) => artist)).toEqual([undefined])
})
