import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SampleName } from '../../shared/samples.ts'
import { sample } from '../../../../test/sample.ts'
import { openIn } from '../open-board.ts'
import { openPlugin } from '../open-plugin.ts'

async function countOf(name: SampleName) {
  const limits = { running: 60_000, memory: 2 ** 30 }
  const { host } = await openPlugin({ sample: name, limits })
  return host.evaluate<{ pages: number; layers: number; pictures: string[] }>(`
    await figma.loadAllPagesAsync()
    const pictures = new Set()
    function look(paints) {
      if (!Array.isArray(paints)) return
      for (const paint of paints) if (paint.imageHash) pictures.add(paint.imageHash)
    }
    let layers = 0
    for (const page of figma.root.children) {
      page.findAll(node => {
        layers += 1
        if ('fills' in node) look(node.fills)
        if ('strokes' in node) look(node.strokes)
        if (node.type === 'TEXT' && node.fills === figma.mixed) {
          for (const part of node.getStyledTextSegments(['fills'])) look(part.fills)
        }
        if (node.type === 'VECTOR') {
          for (const region of node.vectorNetwork.regions) look(region.fills)
        }
        return false
      })
    }
    for (const style of await figma.getLocalPaintStylesAsync()) look(style.paints)
    return { pages: figma.root.children.length, layers, pictures: [...pictures] }`)
}

test('makes the same document every time', async () => {
  const sample = 'landing-page'
  const one = await openPlugin({ sample })
  const other = await openPlugin({ sample })

  const texts = [one, other].map(({ host }) => {
    const text = JSON.stringify(host.exportDocument())
    return createHash('sha1').update(text).digest('hex')
  })

  expect(texts[0]).toBe(texts[1])
})

test('makes a landing page that shows forty pictures', async () => {
  const { pictures } = await countOf('landing-page')

  expect(pictures).toHaveLength(40)
})

test('makes a landing page with everything a picture can be in', async () => {
  const { host } = await openPlugin({ sample: 'landing-page' })

  const found = await host.evaluate(`
    const page = figma.currentPage
    const images = node => Array.isArray(node.fills)
      ? node.fills.filter(paint => paint.type === 'IMAGE') : []
    const nodes = page.findAll()
    const paints = nodes.filter(node => 'fills' in node).flatMap(images)
    const [region] = page.findOne(node => node.type === 'VECTOR')
      .vectorNetwork.regions
    const cards = page.findAllWithCriteria({ types: ['INSTANCE'] })
    return {
      modes: [...new Set(paints.map(paint => paint.scaleMode))].sort(),
      filters: paints.some(paint => paint.filters.temperature > 0),
      masks: nodes.filter(node => 'isMask' in node && node.isMask).length,
      mixed: nodes.some(node => node.type === 'TEXT'
        && node.fills === figma.mixed),
      styled: nodes.some(node => 'fillStyleId' in node
        && node.fillStyleId !== '' && images(node).length > 0),
      regions: region.fills[0].type,
      own: new Set(cards.flatMap(card => images(card.children[0]))
        .map(paint => paint.imageHash)).size,
      main: (await cards[0].getMainComponentAsync()).name
    }`)

  expect(found).toEqual({
    modes: ['CROP', 'FILL', 'FIT', 'TILE'],
    filters: true,
    masks: 4,
    mixed: true,
    styled: true,
    regions: 'IMAGE',
    own: 6,
    main: 'State=Rest'
  })
})

const large = [
  { name: 'app', layers: 20_000, pages: 12 },
  { name: 'large', layers: 100_000, pages: 1 }
] as const

test.each(sample(large, 1))(
  'makes $layers layers in the sample $name',
  async ({ name, ...expected }) => {
    const { pages, layers, pictures } = await countOf(name)

    expect({ pages, layers }).toEqual(expected)
    expect(pictures.length).toBeGreaterThan(1)
  }
)

test('paints pictures that other readers understand', async () => {
  const { host } = await openPlugin({ sample: 'poster' })
  const images = Object.values(host.exportDocument().images)

  const read = await Promise.all(
    images.map(text => sharp(Buffer.from(text, 'base64')).stats())
  )

  expect(read).toHaveLength(5)
  expect(read.every(({ isOpaque, entropy }) => isOpaque && entropy > 1)).toBe(
    true
  )
})

test('refuses an unknown sample', async () => {
  const opened = openPlugin({ sample: 'brochure' as SampleName })

  await expect(opened).rejects.toThrow(
    'No sample "brochure"; there are: poster, landing-page, app, large, board, deck, campaign.'
  )
})

test('lets a sample be edited, saved and opened', async () => {
  const first = await openPlugin({ sample: 'landing-page' })
  await first.run(`figma.createRectangle().name = 'Mine'`)

  const second = await openPlugin({ document: first.host.exportDocument() })

  const mine = await second.run(
    `return figma.currentPage.findAll(node => node.name === 'Mine').length`
  )
  expect(mine).toBe(1)
  expect(second.host.exportDocument()).toEqual(first.host.exportDocument())
})

test.each([
  ['board', 'figjam', ['RECTANGLE', 'MEDIA'], 4],
  ['deck', 'slides', ['SLIDE', 'RECTANGLE'], 5],
  ['campaign', 'buzz', ['RECTANGLE'], 5]
] as const)(
  'makes a %s for %s that shows pictures',
  async (sample, editorType, types, count) => {
    const { host, run } = await openIn(editorType, { sample })

    const hashes = await run<string[]>(
      `return figma.currentPage.findAllWithCriteria({ types: input })
        .map(node => node.type === 'MEDIA'
          ? node.mediaData.hash : node.fills[0].imageHash)
        .filter(Boolean)`,
      types
    )
    const again = await openIn(editorType, { document: host.exportDocument() })

    expect(new Set(hashes).size).toBe(count)
    expect(again.host.exportDocument()).toEqual(host.exportDocument())
  }
)

test.each([
  ['deck', 'slides'],
  ['campaign', 'buzz']
] as const)('lays a %s as editing would', async (sample, editorType) => {
  const { host, run } = await openIn(editorType, { sample })
  const before = JSON.stringify(host.exportDocument().pages)

  await run('figma.setCanvasGrid(figma.getCanvasGrid())')

  expect(JSON.stringify(host.exportDocument().pages)).toBe(before)
})
