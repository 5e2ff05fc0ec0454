import { expect, it } from 'vitest'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'
import { imagesOf } from '../../image-refs.ts'

/** One of two selected layers could not be filled, and a notice reports it. */
async function openRefused() {
  const panel = await openPlacing()
  await panel.select([
    layerOf('a'),
    layerOf('b', { name: 'Locked one', refusal: 'layer-locked' })
  ])
  await panel.fill.fillSelection([photoOf('1')])
  const texts = () => panel.notices.$notices.get().map(({ text }) => text)
  return { ...panel, texts }
}

it('stays while the person is busy with the same layers', async () => {
  const { clock, texts } = await openRefused()

  await clock.advance(14_000)

  expect(texts()).toEqual([
    expect.stringMatching(/^Locked one kept the old fill/)
  ])
})

it.each([
  {
    what: 'other layers are selected',
    turn: (panel: Refused) => panel.select([layerOf('c')])
  },
  {
    what: 'another view opens',
    turn: async (panel: Refused) => panel.view.openView({ name: 'file' })
  }
])('closes when $what, but not at once', async ({ turn }) => {
  const panel = await openRefused()

  await turn(panel)
  await panel.clock.advance(5000)
  const before = panel.texts()
  await panel.clock.advance(1000)

  expect(before).toHaveLength(1)
  expect(panel.texts()).toEqual([])
})

it.each([
  {
    what: 'the next action',
    begin: (panel: Refused) => panel.place.placeOnce([photoOf('2')])
  },
  {
    what: 'restoring',
    begin: (panel: Refused) => panel.fill.restoreFills(['a'])
  },
  {
    what: 'the license dialog',
    begin: async ({ licensing }: Refused) =>
      licensing.$licensing.set({ state: 'planning', assets: imagesOf(['1']) })
  }
])('is replaced by $what', async ({ begin }) => {
  const panel = await openRefused()

  await begin(panel)

  expect(panel.texts()).toEqual([])
})

it('stays when the action selects its own layers', async () => {
  const { place, web, select, clock, texts } = await openRefused()
  for (const name of ['preview', 'preview_1000', 'preview_1500']) {
    web.on(`GET https://media.test/3/${name}.jpg`, () => {
      return new Response(null, { status: 404 })
    })
  }

  await place.placeOnce([photoOf('2'), photoOf('3'), photoOf('4')])
  await select([layerOf('node-0'), layerOf('node-1')])
  await clock.advance(14_000)

  expect(texts()).toEqual([expect.stringMatching(/^Couldn’t place Picture 3/)])
})

it('does not close a newer notice', async () => {
  const panel = await openRefused()
  await panel.select([layerOf('c', { refusal: 'layer-locked' })])
  await panel.clock.advance(3000)

  await panel.fill.fillArranged()
  await panel.clock.advance(3000)

  expect(panel.texts()).toHaveLength(1)
})

type Refused = Awaited<ReturnType<typeof openRefused>>
