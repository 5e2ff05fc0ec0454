import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const red = {
  type: 'SOLID',
  visible: true,
  opacity: 1,
  blendMode: 'NORMAL',
  color: { r: 1, g: 0, b: 0 },
  boundVariables: {}
}
const two = { value: 2, unit: 'PIXELS' }

const ofUnderlines: [string, unknown][] = [
  ['textDecorationStyle', 'WAVY'],
  ['textDecorationOffset', two],
  ['textDecorationThickness', two],
  ['textDecorationColor', { value: red }],
  ['textDecorationSkipInk', false]
]
const byLetter: [string, unknown][] = [
  ['fontSize', 20],
  ['textCase', 'UPPER'],
  ['textDecoration', 'UNDERLINE'],
  ['letterSpacing', two],
  ['lineHeight', two],
  ['hyperlink', { type: 'URL', value: 'https://a.test/' }]
]
const byParagraph: [string, unknown][] = [
  ['listSpacing', 3],
  ['paragraphIndent', 4],
  ['paragraphSpacing', 5],
  ['textWrapStyle', 'BALANCE']
]
const ofTheBox: [string, unknown][] = [
  ['textAlignHorizontal', 'RIGHT'],
  ['textAlignVertical', 'BOTTOM'],
  ['textTruncation', 'ENDING'],
  ['leadingTrim', 'CAP_HEIGHT'],
  ['hangingPunctuation', true],
  ['hangingList', true]
]

const text = `
await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
const node = figma.createText()
node.characters = 'one two'
node.textDecoration = 'UNDERLINE'
`

test.each([...ofUnderlines, ...byLetter, ...byParagraph, ...ofTheBox])(
  'gives the %s of a text back',
  async (name, value) => {
    const { run } = await openPlugin()

    const [before, after] = await run<unknown[]>(
      `${text} if ('${name}' === 'textDecoration') node.${name} = 'NONE'
      const before = node.${name}
      node.${name} = input
      return [before, node.${name}]`,
      value
    )

    expect(after).toEqual(value)
    expect(before).not.toEqual(value)
  }
)

test.each(ofUnderlines)(
  'gives the %s of a part of a text back',
  async (name, value) => {
    const { run } = await openPlugin()
    const range = name.charAt(0).toUpperCase() + name.slice(1)

    const read = await run(
      `${text} node.setRange${range}(0, 3, input)
      return node.getRange${range}(0, 3)`,
      value
    )

    expect(read).toEqual(value)
  }
)
