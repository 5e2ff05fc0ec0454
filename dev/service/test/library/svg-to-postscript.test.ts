import { expect, test } from 'vitest'
import { listAssets } from '../../../catalog/list-assets.ts'
import { vectorSvg } from '../../../catalog/vector-svg.ts'
import { postScriptPath } from '../../library/postscript-path.ts'
import { svgToPostScript } from '../../library/svg-to-postscript.ts'
import { runPostScript } from './run-postscript.ts'

const svgs = [...listAssets({ count: 4000 })].flatMap(
  asset => vectorSvg(asset) ?? []
)

test.each([
  ['M0 50A50 50 0 0 1 100 50Z', ['50 50 50 180 0 arc', 'closepath']],
  ['M100 0A100 100 0 0 1 0 100', ['0 0 100 0 90 arc']],
  ['M0 0A100 100 0 0 0 100 100', ['100 0 100 180 90 arcn']],
  ['M-.3-.3H100.3V50', ['100.3 -0.3 lineto', '100.3 50 lineto']],
  ['M6 6C6 30 20 50 50 50', ['6 30 20 50 50 50 curveto']],
  ['M0 0L9 0 9 9Z', ['9 0 lineto', '9 9 lineto', 'closepath']]
])('draws the path %s', (data, drawn) => {
  expect(postScriptPath(data).split('\n').slice(1)).toEqual(drawn)
})

test('draws every pattern of the catalogue', () => {
  const runs = svgs.map(svg => runPostScript(svgToPostScript(svg)))

  expect(runs.length).toBeGreaterThan(50)
  runs.forEach(({ counts, left }) => {
    expect(left).toEqual([])
    expect(counts.get('gsave')).toBe(counts.get('grestore'))
  })
})

test('draws as many shapes as the pattern has', () => {
  const [svg = ''] = svgs

  const { counts } = runPostScript(svgToPostScript(svg))

  const shapes = svg.match(/<(?:path|circle|rect)/g) ?? []
  const painted = (counts.get('fill') ?? 0) + (counts.get('stroke') ?? 0)
  expect(painted).toBe(shapes.length)
})

test.each([
  '<svg width="9" height="9"><ellipse cx="1"/></svg>',
  '<svg width="9" height="9"><path d="m1 1" fill="#ffffff"/></svg>',
  '<svg width="9" height="9"><path d="M1 1A1 2 0 0 0 3 3" fill="#ffffff"/></svg>',
  '<svg width="9" height="9"><path d="M1 1" fill="url(#a)"/></svg>',
  '<svg width="9" height="9"><g transform="skewX(3)"></g></svg>'
])('refuses %s rather than draw it wrong', svg => {
  expect(() => svgToPostScript(svg)).toThrow(RangeError)
})
