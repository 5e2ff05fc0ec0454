import { expect, test } from 'vitest'
import type { TextSegment } from '../../shared/host.ts'
import { paintedBox } from '../../render/painted-box.ts'
import { draw, svgOf } from './draw.ts'
import { sceneNode, solid } from './scene-node.ts'

function segment(text: string, changes: Partial<TextSegment>): TextSegment {
  return {
    text,
    x: 0,
    width: 40,
    fontFamily: 'Inter',
    fontWeight: 400,
    italic: false,
    fontSize: 20,
    letterSpacing: 0,
    textDecoration: 'NONE',
    fills: [solid(0, 0, 0)],
    ...changes
  }
}

function textOf(...segments: TextSegment[]) {
  const text = segments.map(one => one.text).join('')
  const lines = [{ text, x: 0, y: 20, width: 80, segments }]
  return sceneNode({ type: 'TEXT', fills: 'mixed', lines })
}

function render(...segments: TextSegment[]): string {
  return svgOf([textOf(...segments)])
}

test('draws each stretch in its own look, where the document has it', () => {
  const svg = render(
    segment('plain', {}),
    segment('loud', {
      x: 40,
      fontWeight: 700,
      italic: true,
      letterSpacing: 2,
      textDecoration: 'STRIKETHROUGH',
      fills: [solid()]
    })
  )

  expect(svg).toContain('>plain</text>')
  expect(svg).toMatch(/<text x="40" y="20"[^>]*font-weight="700"/)
  expect(svg).toMatch(/font-style="italic"[^>]*letter-spacing="2"/)
  expect(svg).toMatch(/text-decoration="line-through"[^>]*rgb\(255,0,0\)/)
})

test('lets no text and no id of the document become markup', () => {
  const text = textOf(segment('</text><script>alert(1)</script>\u0000', {}))

  const svg = svgOf([{ ...text, id: '"><script>' }])

  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;alert(1)')
  expect(svg).not.toContain('\u0000')
})

test('lets no font name become markup or style', () => {
  const svg = render(segment('x', { fontFamily: `a'; } "><script>` }))

  expect(svg).not.toContain('<script>')
  expect(svg).toContain(`font-family="&#39;a; } &gt;&lt;script&gt;&#39;`)
})

test('fills letters with a gradient and leaves the rest empty', async () => {
  const fill = {
    type: 'GRADIENT_ANGULAR',
    gradientTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ],
    gradientStops: [{ position: 0, color: { r: 1, g: 0, b: 0, a: 1 } }]
  }
  const bar = segment('\u2588\u2588\u2588', {
    fontSize: 40,
    width: 0,
    fills: [fill]
  })

  const pixels = await draw([textOf(bar)])

  expect(pixels.at(10, 10)).toEqual([255, 0, 0, 255])
  expect(pixels.at(10, 100)[3]).toBe(0)
})

test('measures a text of very many lines', () => {
  const lines = Array.from({ length: 200_000 }, (_, i) => {
    const segments = [segment('x', { fontSize: i === 7 ? 90 : 10 })]
    return { text: 'x', x: 0, y: 20, width: 10, segments }
  })

  const box = paintedBox(sceneNode({ type: 'TEXT', fills: 'mixed', lines }))

  expect(box).toEqual({ x: -90, y: -90, width: 280, height: 280 })
})

test('draws nothing of a text without fills', () => {
  expect(render(segment('silent', { fills: [] }))).not.toContain('silent')
})

test.each([
  ['INSIDE', [0, 0, 255, 255], 0],
  ['CENTER', [0, 0, 255, 255], 255],
  ['OUTSIDE', [0, 255, 0, 255], 255]
] as const)(
  'draws the stroke of letters %s',
  async (strokeAlign, edge, out) => {
    // A block fills its line from edge to edge.
    const bar = segment('\u2588\u2588', {
      x: 30,
      fontSize: 40,
      width: 0,
      fills: [solid(0, 1)]
    })
    const text = textOf(bar)
    const strokes = [solid(0, 0, 1)]

    const plain = await draw([text])
    const left = [...Array(60).keys()].find(x => plain.at(x, 15)[3] > 250) ?? 0
    const pixels = await draw([
      { ...text, strokes, strokeWeight: 6, strokeAlign }
    ])

    expect(pixels.at(left + 1, 15)).toEqual(edge)
    expect(pixels.at(left - 2, 15)[3]).toBe(out)
  }
)

test('draws letters as wide as the document says, in Node too', async () => {
  const bar = segment('\u2588\u2588\u2588', { x: 10, fontSize: 40, width: 90 })

  const pixels = await draw([textOf(bar)])

  expect(pixels.at(12, 15)[3]).toBe(255)
  expect(pixels.at(97, 15)[3]).toBe(255)
  expect(pixels.at(103, 15)[3]).toBe(0)
})
