import { expect, test } from 'vitest'
import { onePixel } from '../../one-pixel.ts'
import { openIn } from '../../open-board.ts'

const ofSlides = ['createSlide', 'createSlideRow', 'getSlideGrid']
const ofBoth = ['getCanvasGrid', 'createCanvasRow', 'moveNodesToCoord']

test.each([
  ['figma', [...ofSlides, ...ofBoth, 'buzz']],
  ['figjam', [...ofSlides, ...ofBoth, 'buzz']],
  ['slides', ['buzz']],
  ['buzz', ofSlides]
] as const)('has nothing of other editors in %s', async (editor, names) => {
  const { error } = await openIn(editor)

  for (const name of names) {
    expect(await error(`figma.${name}`)).toContain(`no such property '${name}'`)
  }
})

test('opens a deck with an empty grid, and the first slide brings a row', async () => {
  const { run } = await openIn('slides')

  const empty = await run(`return [figma.getSlideGrid(),
    figma.currentPage.children.map(node => node.type)]`)
  const grown = await run(`figma.createSlide()
    return figma.getSlideGrid().map(row => row.map(node =>
      [node.type, node.width, node.height, node.absoluteTransform[0][2],
        node.absoluteTransform[1][2], node.parent.type]))`)

  expect(empty).toEqual([[], ['SLIDE_GRID']])
  expect(grown).toEqual([[['SLIDE', 1920, 1080, 240, 240, 'SLIDE_ROW']]])
})

test('puts slides and rows where they are asked for and moves the others', async () => {
  const { run } = await openIn('slides')

  const names = await run(`
    for (const name of ['a', 'b']) figma.createSlide().name = name
    figma.createSlide(0, 1).name = 'c'
    figma.createSlideRow(0).name = 'Intro'
    figma.createSlide(0, 0).name = 'd'
    figma.createSlide(2).name = 'e'
    const [grid] = figma.currentPage.children
    return [grid.children[0].name,
      figma.getSlideGrid().map(row => row.map(node => node.name).join('')),
      figma.getSlideGrid()[1][1].absoluteTransform[0][2],
      figma.getSlideGrid()[2][0].absoluteTransform[1][2]]`)

  expect(names).toEqual(['Intro', ['d', 'acb', 'e'], 2400, 2880])
})

test.each([
  'figma.createSlide(1)',
  'figma.createSlide(0, 1)',
  'figma.createSlideRow(-1)',
  'figma.createCanvasRow(0.5)'
])('refuses %s in an empty deck', async body => {
  const { error } = await openIn('slides')

  expect(await error(body)).toContain('to be an integer between 0 and 0')
})

test('closes up where a slide was removed, and keeps the row', async () => {
  const { host, run } = await openIn('slides')

  const left = await run(`
    const [a, b] = [figma.createSlide(), figma.createSlide()]
    figma.createSlide(1)
    figma.commitUndo()
    a.remove()
    const at = b.x
    b.remove()
    return [at, figma.getSlideGrid().map(row => row.length)]`)
  host.user.undo()

  expect(left).toEqual([0, [0, 1]])
  expect(
    await run('return figma.getSlideGrid().map(row => row.map(one => one.x))')
  ).toEqual([[0, 2160], [0]])
})

test('takes a grid in another order, with fewer rows or more', async () => {
  const { run } = await openIn('slides')
  await run(
    `for (const name of ['a', 'b', 'c']) figma.createSlide().name = name`
  )
  const names = `figma.getCanvasGrid().map(row => row.map(one => one.name).join(''))`

  const rows = await run(`
    const [[a, b, c]] = figma.getSlideGrid()
    figma.setSlideGrid([[c], [b, a]])
    const two = ${names}
    figma.setCanvasGrid([[b, c, a]])
    return [two, ${names}]`)

  expect(rows).toEqual([['c', 'ba'], ['bca']])
})

test.each([
  ['[[a]]', 'must hold every node'],
  ['[[a, b], [a]]', 'must hold every node'],
  ['[[a, b, figma.createRectangle()]]', 'must hold every node'],
  ['[a, b]', '"canvasGrid[0]" to have type array'],
  ['[[a, 5]]', '"canvasGrid[0][1]" to have type node']
])('refuses the grid %s', async (grid, words) => {
  const { error } = await openIn('slides')

  const message = await error(`
    const [a, b] = [figma.createSlide(), figma.createSlide()]
    figma.setCanvasGrid(${grid})`)

  expect(message).toContain(words)
})

test.each([
  ['row.appendChild(figma.createRectangle())', 'other than SLIDE'],
  ['grid.appendChild(slide)', 'holds rows only'],
  ['figma.currentPage.appendChild(row)', 'stays where it is'],
  ['figma.createFrame().appendChild(row)', 'stays where it is'],
  ['figma.createFrame().appendChild(slide)', 'lies in a row only'],
  ['grid.clone()', 'cannot be cloned'],
  ['grid.remove()', 'Removing this node is not allowed'],
  ['grid.fills', "no such property 'fills' on SLIDE_GRID node"],
  ['row.effects', "no such property 'effects' on SLIDE_ROW node"],
  [
    'figma.moveNodesToCoord([figma.createRectangle().id])',
    'cannot lie in the grid'
  ],
  ['slide.getSlideTransition()', 'not emulated: node.getSlideTransition'],
  ['figma.createPage()', 'not available in the slides editor'],
  ['figma.createGif("0")', "no such property 'createGif'"]
])('refuses in a deck: %s', async (body, words) => {
  const { error } = await openIn('slides')

  const message = await error(`
    const slide = figma.createSlide(), row = slide.parent, grid = row.parent
    ${body}`)

  expect(message).toContain(words)
})

test('fills a slide with a picture', async () => {
  const { run } = await openIn('slides')

  const kept = await run(
    `const { hash } = figma.createImage(figma.base64Decode(input))
    const slide = figma.createSlide()
    slide.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }]
    slide.isSkippedSlide = true
    const found = figma.currentPage.findAllWithCriteria({ types: ['SLIDE'] })
    return [found.length, found[0].fills[0].imageHash === hash,
      found[0].isSkippedSlide]`,
    onePixel
  )

  expect(kept).toEqual([1, true, true])
})

test('makes new layers in the slide that is shown alone', async () => {
  const { host, run } = await openIn('slides')
  const parents = `[figma.createRectangle(), figma.createFrame(),
    figma.createNodeFromSvg('<svg width="5" height="5"/>')]
    .map(node => node.parent.name)`
  const ids = await run<string[]>(`return ['a', 'b'].map(name => {
    const slide = figma.createSlide()
    slide.name = name
    return slide.id
  })`)

  const inGrid = await run(`return ${parents}`)
  host.user.focus(ids[1] ?? null)
  const alone = await run(`return ${parents}`)
  host.user.focus(null)

  expect(inGrid).toEqual(['Page 1', 'Page 1', 'Page 1'])
  expect(alone).toEqual(['b', 'b', 'b'])
  expect(await run('return figma.createRectangle().parent.name')).toBe('Page 1')
})

test('reports which slide is shown alone, and none in the grid', async () => {
  const { run } = await openIn('slides')

  const seen = await run(`
    const [a, b] = [figma.createSlide(), figma.createSlide()]
    const page = figma.currentPage
    page.focusedSlide = b
    const inGrid = [page.focusedSlide, figma.viewport.slidesView]
    figma.viewport.slidesView = 'single-slide'
    const alone = [page.focusedSlide === b, page.focusedNode === b,
      figma.viewport.canvasView]
    b.remove()
    return [inGrid, alone, page.focusedSlide === a]`)

  expect(seen).toEqual([[null, 'grid'], [true, true, 'single-asset'], true])
})

test.each([
  ['figma', 'focusedNode'],
  ['figjam', 'focusedNode'],
  ['buzz', 'focusedSlide']
] as const)('has in %s no %s', async (editor, name) => {
  const { error } = await openIn(editor)

  expect(await error(`figma.currentPage.${name}`)).toBe(
    `TypeError: no such property '${name}' on PAGE node`
  )
})

test('focuses nothing outside of the grid', async () => {
  const { error } = await openIn('slides')

  expect(
    await error('figma.currentPage.focusedNode = figma.createRectangle()')
  ).toContain('Only a slide or asset of the grid')
})

test('reports a changed view once, later', async () => {
  const { host, logs, run, settle } = await openIn('slides')
  const id = await run<string>(`
    for (const name of ['slidesviewchange', 'canvasviewchange']) {
      figma.on(name, event => console.log(name, event.view))
    }
    return figma.createSlide().id`)

  host.user.focus(id)
  await settle()
  await run(`figma.viewport.canvasView = 'grid'`)
  await settle()

  expect(logs.map(log => log.values)).toEqual([
    ['slidesviewchange', 'SINGLE_SLIDE'],
    ['canvasviewchange', 'SINGLE_ASSET'],
    ['slidesviewchange', 'GRID'],
    ['canvasviewchange', 'GRID']
  ])
})

test.each([
  ['figma', 'canvasviewchange'],
  ['figjam', 'canvasviewchange'],
  ['buzz', 'slidesviewchange']
] as const)('refuses in %s the event %s', async (editor, name) => {
  const { error } = await openIn(editor)

  expect(await error(`figma.on('${name}', () => {})`)).toContain(
    `is not available in the ${editor} editor`
  )
})

test('keeps a deck and what is focused when the plugin starts again', async () => {
  const { host, plugin, run } = await openIn('slides')
  const id = await run<string>('return figma.createSlide().id')
  host.user.focus(id)

  await host.start(plugin)

  expect(
    await host.evaluate(`return [figma.currentPage.children.length,
      figma.currentPage.focusedNode.id]`)
  ).toEqual([1, id])
})

test('gives a drop beside the slides to the page', async () => {
  const { host, logs, run } = await openIn('slides')
  await run(`
    figma.createSlide()
    figma.on('drop', event => console.log(event.node.type, event.x, event.y))`)

  for (const x of [10, 250]) host.drop({ x, y: 250, items: [], files: [] })

  expect(logs.map(log => log.values)).toEqual([
    ['PAGE', 10, 250],
    ['SLIDE', 10, 10]
  ])
})
