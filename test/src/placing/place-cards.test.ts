import { describe, expect, it } from 'vitest'
import type { TrackCard } from '../../../contract/placing.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { layersOf, placeCard, sampleCard, track } from '../sample-card.ts'

function paintsOf({ host }: OpenController, id: string) {
  return host.node(id)?.fills as Record<string, unknown>[] // of a layer
}

/** Of a color, as WCAG weighs its parts. */
function lightnessOf(color: { r: number; g: number; b: number }): number {
  const [r = 0, g = 0, b = 0] = [color.r, color.g, color.b].map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('a card', () => {
  it('is a named, selected group with all that is known', async () => {
    const controller = await openController()
    const { host } = controller

    const id = await placeCard(controller)

    const layers = await layersOf(controller, id)
    expect(host.node(id)).toMatchObject({
      type: 'GROUP',
      name: 'Slow tide · 442583',
      width: 360,
      height: 88
    })
    expect(host.scene().selection).toEqual([id])
    expect(layers.map(({ name, words }) => [name, words])).toEqual([
      ['Slow tide · 442583', null],
      ['Cover', null],
      ['Waveform', null],
      ['Title', 'Slow tide'],
      ['Artist', 'Mara Ohlin'],
      ['Length', '3:05'],
      ['License', 'Comp']
    ])
  })

  it('is placed around the centre of the view beside the panel', async () => {
    const controller = await openController()
    controller.host.user.setCanvasSize(1160, 800)
    controller.host.panelPlaced(800, 80)
    controller.host.user.setViewport({ x: 680, y: 300 }, 1)

    const id = await placeCard(controller)

    expect(controller.host.node(id)?.absoluteTransform).toEqual([
      [1, 0, 320],
      [0, 1, 256]
    ])
  })

  it('keeps every layer within its background, which is opaque', async () => {
    const controller = await openController()

    const id = await placeCard(controller)

    const [background, ...others] = await layersOf(controller, id)
    expect(background?.box).toEqual([0, 0, 360, 88])
    for (const { box } of others) {
      const [x, y, width, height] = box
      expect(Math.min(x, y, 360 - x - width, 88 - y - height)).toBeGreaterThan(
        0
      )
    }
    expect(paintsOf(controller, background?.id ?? '')[1]).toMatchObject({
      type: 'SOLID',
      color: { r: 1, g: 1, b: 1 }
    })
  })

  it('is readable whatever is behind it', async () => {
    const controller = await openController()

    const id = await placeCard(controller)

    const layers = await layersOf(controller, id)
    const texts = layers.filter(({ type }) => type === 'TEXT')
    for (const { id: text } of texts) {
      const { color } = paintsOf(controller, text).at(-1) as unknown as {
        color: { r: number; g: number; b: number }
      } // one color
      expect(1.05 / (lightnessOf(color) + 0.05)).toBeGreaterThan(4.5)
    }
  })

  it('shows cover and waveform as images', async () => {
    const controller = await openController()
    const id = await placeCard(controller)

    const [, cover, waveform] = await layersOf(controller, id)

    expect(paintsOf(controller, cover?.id ?? '')[1]).toMatchObject({
      type: 'IMAGE',
      scaleMode: 'FILL'
    })
    expect(paintsOf(controller, waveform?.id ?? '')[1]).toMatchObject({
      type: 'IMAGE',
      scaleMode: 'CROP'
    })
  })

  it.each<[string, Uint8Array | null]>([
    ['missing', null],
    ['refused by Figma', new TextEncoder().encode('RIFF    WEBPVP8 ')]
  ])('has plain areas for pictures that are %s', async (_, file) => {
    const controller = await openController()

    const id = await placeCard(controller, { cover: file, waveform: file })

    const [, cover, waveform] = await layersOf(controller, id)
    for (const layer of [cover, waveform]) {
      expect(paintsOf(controller, layer?.id ?? '')[1]).toMatchObject({
        type: 'SOLID'
      })
    }
    expect(cover?.box.slice(2)).toEqual([64, 64])
    expect(waveform?.box.slice(2)).toEqual([200, 4])
  })

  it.each<[number | null, string | undefined]>([
    [0, '0:00'],
    [59.6, '1:00'],
    [3725, '1:02:05'],
    [null, undefined]
  ])('shows a length of %s seconds as %s', async (duration, words) => {
    const controller = await openController()

    const id = await placeCard(controller, { duration })

    const layers = await layersOf(controller, id)
    expect(layers.find(({ name }) => name === 'Length')?.words).toBe(words)
  })

  it('writes each text on one line', async () => {
    const controller = await openController()

    const id = await placeCard(controller, {
      title: ' Slow\n\ntide\u2028',
      artist: 'Mara\t  Ohlin\r\n'
    })

    const layers = await layersOf(controller, id)
    expect(layers.map(({ words }) => words).filter(Boolean)).toEqual([
      'Slow tide',
      'Mara Ohlin',
      '3:05',
      'Comp'
    ])
  })

  it('has a name and a title when the library has none', async () => {
    const controller = await openController()

    const id = await placeCard(controller, { name: ' ', title: '', artist: '' })

    const layers = await layersOf(controller, id)
    expect(controller.host.node(id)?.name).toBe('Asset 442583')
    expect(layers.map(({ words }) => words).filter(Boolean)).toEqual([
      'Asset 442583',
      '3:05',
      'Comp'
    ])
  })
})

const long: [string, string][] = [
  ['many words', 'The slow and quiet tide of another evening '.repeat(9)],
  ['one word', 'Donaudampfschifffahrt'.repeat(20)],
  ['no spaces', '静かな夜の海と遠い灯台の光'.repeat(20)],
  ['Arabic', 'موسيقى هادئة من البحر البعيد '.repeat(20)],
  ['emoji', '👩‍👩‍👧‍👦🎷'.repeat(60)],
  ['lines', 'First\nSecond\u2028Third\r\nFourth '.repeat(20)],
  ['a book', 'a'.repeat(1_000_000)]
]

it.each(long)('cuts texts with %s on one line', async (_, words) => {
  const controller = await openController()

  const id = await placeCard(controller, { title: words, artist: words })

  const layers = await layersOf(controller, id)
  const texts = layers.filter(({ name }) => /Title|Artist/.test(name))
  expect(texts.map(({ box }) => box)).toEqual([
    [88, 12, 184, 20],
    [88, 32, 260, 16]
  ])
  for (const { id: text, box } of texts) {
    const { lines = [] } = controller.host.node(text) ?? {}
    expect(lines).toHaveLength(1)
    expect(lines[0]?.text).toMatch(/.…$/u)
    expect(lines[0]?.width).toBeLessThanOrEqual(box[2])
  }
})

describe('fonts', () => {
  const fontsOf = ({ host }: OpenController) =>
    host.evaluate<string[]>(
      `return figma.currentPage.findAllWithCriteria({ types: ['TEXT'] })
         .map(({ fontName }) => fontName.family + ' ' + fontName.style)`
    )

  it('are those of Figma', async () => {
    const controller = await openController()

    await placeCard(controller)

    expect(await fontsOf(controller)).toEqual([
      'Inter Semi Bold',
      'Inter Regular',
      'Inter Regular',
      'Inter Regular'
    ])
  })

  it.each([
    ['a style', 'Inter Semi Bold', ['Inter Regular']],
    ['a family', 'Inter', ['Lato Thin']],
    ['every font', '*', []]
  ])('are replaced when %s is missing', async (_, font, used) => {
    const controller = await openController()
    controller.faults.set([{ kind: 'font-missing', font }])

    const id = await placeCard(controller)

    expect(new Set(await fontsOf(controller))).toEqual(new Set(used))
    expect(controller.host.node(id)).toMatchObject({ width: 360, height: 88 })
  })
})

it.each<[string, object]>([
  ['no cards', { cards: [] }],
  ['an id that nobody has', { cards: [{ assetId: '' }] }],
  ['a negative length', { cards: [{ duration: -1 }] }],
  ['a cover that is no file', { cards: [{ cover: 'data:' }] }]
])('refuses %s', async (_, input) => {
  const { peer } = await openController()
  const card = await sampleCard()
  const { cards } = input as { cards: Partial<TrackCard>[] }
  const wrong = cards.map(changes => ({ ...card, ...changes }))

  const failed = peer.call.placeCards({ cards: wrong })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

it('gives the file a record of the track, as a comp has it', async () => {
  const controller = await openController()

  const id = await placeCard(controller, { searchId: 'aB3' })

  const [record, shared, buttons] = await controller.host.evaluate<string[]>(
    `const group = await figma.getNodeByIdAsync(input)
     return [group.getPluginData('provenance'),
       group.getSharedPluginData('cleared', 'provenance'),
       group.getRelaunchData()]`,
    id
  )
  expect(JSON.parse(record ?? '')).toMatchObject({
    ...track,
    v: 1,
    state: 'comp',
    rendition: 'preview_mp3',
    searchId: 'aB3',
    licenseId: null
  })
  expect(JSON.parse(shared ?? '')).toMatchObject({ ...track, state: 'comp' })
  expect(buttons).toEqual({
    license: 'Comp of track 442583, not licensed',
    show: ''
  })
})
