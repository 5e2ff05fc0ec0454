import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const text = `
  const bold = { family: 'Inter', style: 'Bold' }
  await figma.loadFontAsync({ family: 'Inter' })
  const node = figma.createText()
  node.characters = 'hello world'
  const sizes = () => node.getStyledTextSegments(['fontSize']).map(
    segment => [segment.characters, segment.fontSize]);`

test('grows with what it says', async () => {
  const { run } = await openPlugin()

  const sizes = await run<number[][]>(`${text}
    const size = () => [node.width, node.height]
    const all = [size()]
    node.characters = 'hello world, hello'
    all.push(size())
    node.characters = 'hello\\nworld'
    all.push(size())
    node.fontSize = 24
    all.push(size())
    node.lineHeight = { value: 50, unit: 'PIXELS' }
    all.push(size())
    return all`)

  const [short, long, two, large, spaced] = sizes
  expect(short?.[1]).toBe(15)
  expect(long?.[0]).toBeGreaterThan(short?.[0] ?? 0)
  expect(two).toEqual([expect.any(Number), 30])
  expect(two?.[0]).toBeLessThan(short?.[0] ?? 0)
  expect(large?.[0]).toBeCloseTo(2 * (two?.[0] ?? 0), -1)
  expect(spaced?.[1]).toBe(100)
})

/** Line heights and what Figma made of them. */
test.each([
  [32.154, 32],
  [32.85, 33],
  [33.552, 34],
  [18.375, 18]
])('a line of %d that fits its text is %d high', async (value, height) => {
  const { run } = await openPlugin()

  const sizes = await run(
    `${text}
    node.lineHeight = { value: input, unit: 'PIXELS' }
    const both = [node.height, node.width % 1]
    node.textAutoResize = 'HEIGHT'
    node.resize(333.3, 1)
    const { children } = figma.createNodeFromSvg(
      '<svg width="9" height="9"><text font-size="17.3">Word</text></svg>')
    return [both, node.height, children[0].height % 1, children[0].width % 1]`,
    value
  )

  expect(sizes).toEqual([[height, 0], height, 0, 0])
})

test('wraps at its width and keeps to its height', async () => {
  const { run, host } = await openPlugin()

  const id = await run<string>(`${text}
    node.characters = 'one two three four five'
    node.textAutoResize = 'HEIGHT'
    node.resize(60, node.height)
    return node.id`)

  const node = host.node(id)
  const lines = node?.lines ?? []
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map(line => line.text).join(' ')).toBe('one two three four five')
  expect(Math.max(...lines.map(line => line.width))).toBeLessThanOrEqual(60)
  expect(node?.height).toBe(lines.length * 15)
})

test('cuts what does not fit with an ellipsis', async () => {
  const { run, host } = await openPlugin()

  const id = await run<string>(`${text}
    node.characters = 'one two three four five'
    node.textAutoResize = 'HEIGHT'
    node.textTruncation = 'ENDING'
    node.maxLines = 2
    node.resize(60, node.height)
    return node.id`)

  const node = host.node(id)
  expect(node?.lines).toHaveLength(2)
  expect(node?.lines?.[1]?.text).toMatch(/\u2026$/)
  expect(node?.height).toBe(30)
})

test('a fixed size with an ellipsis has an old name', async () => {
  const { run, host } = await openPlugin()

  const facts = await run<string[]>(`${text}
    node.characters = 'one two three four five'
    node.textAutoResize = 'TRUNCATE'
    node.resize(60, 20)
    return [node.id, node.textTruncation, node.textAutoResize]`)

  expect(facts.slice(1)).toEqual(['ENDING', 'TRUNCATE'])
  const lines = host.node(facts[0] ?? '')?.lines
  expect(lines?.map(line => line.text)).toEqual(['one two\u2026'])
})

test('the scene has the look of each stretch of a line', async () => {
  const { run, host } = await openPlugin()

  const id = await run<string>(`${text}
    node.setRangeFontName(0, 5, bold)
    node.setRangeTextCase(6, 11, 'UPPER')
    node.textAlignHorizontal = 'RIGHT'
    node.textAutoResize = 'NONE'
    node.resize(200, 40)
    return node.id`)

  const [line] = host.node(id)?.lines ?? []
  const [first, , third] = line?.segments ?? []
  expect(line?.text).toBe('hello WORLD')
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeCloseTo(200)
  expect(first).toMatchObject({ text: 'hello', fontWeight: 700, italic: false })
  expect(third).toMatchObject({ text: 'WORLD', fontFamily: 'Inter' })
  expect(third?.x).toBeGreaterThan(first?.x ?? 0)
})

test('a text that is resized keeps that size', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    node.resize(300, 100)
    return [node.textAutoResize, node.width, node.height]`)

  expect(facts).toEqual(['NONE', 300, 100])
})

test('belongs to undo', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    const width = node.width
    node.setRangeFontSize(0, 5, 20)
    figma.commitUndo()
    node.characters = 'new'
    node.fontSize = 99
    figma.triggerUndo()
    const back = sizes()
    figma.triggerUndo()
    return [back, node.removed]`)

  expect(facts).toEqual([
    [
      ['hello', 20],
      [' world', 12]
    ],
    true
  ])
})

test('survives saving and opening the document', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${text}
    node.setRangeFontName(0, 5, bold)
    node.setRangeHyperlink(6, 11, { type: 'NODE', value: '0:1' })
    node.lineHeight = { value: 120, unit: 'PERCENT' }
    return node.id`)
  const { run } = await openPlugin({ document: first.host.exportDocument() })

  const facts = await run(
    `const node = await figma.getNodeByIdAsync(input)
    return [node.characters, node.lineHeight, node.getRangeFontName(0, 5).style,
      node.getRangeHyperlink(6, 11), node.fontName === figma.mixed]`,
    id
  )

  expect(facts).toEqual([
    'hello world',
    { value: 120, unit: 'PERCENT' },
    'Bold',
    { type: 'NODE', value: '0:1' },
    true
  ])
})

test('an instance overrides its texts', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${text}
    const component = figma.createComponent()
    component.appendChild(node)
    node.setRangeFontSize(0, 5, 20)
    const [copy] = component.createInstance().children
    const like = copy.getRangeFontSize(0, 5)
    copy.characters = 'my own words'
    node.characters = 'changed'
    node.textCase = 'UPPER'
    return [like, copy.characters, copy.fontSize, copy.textCase]`)

  expect(facts).toEqual([20, 'my own words', 20, 'UPPER'])
})
