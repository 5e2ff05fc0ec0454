import type { Picture } from '../../dev/figma/render/drawing.ts'
import { readPixels } from '../../dev/figma/test/read-pixels.ts'
import { gradientPicture, svgOf } from '../../dev/figma/test/render/draw.ts'
import {
  compareFill,
  fillCases,
  filledBox,
  fillPicture
} from '../../dev/figma/test/render/fill-formula.ts'
import {
  sceneNode,
  whitePaper
} from '../../dev/figma/test/render/scene-node.ts'
import {
  closeBrowser,
  openBrowser
} from '../../test/journeys/set-up/open-page.ts'
import { atMost, type Figure, round } from '../figure.ts'

/** Difference in any channel, out of 255. */
const bar = 4

const white = [255, 255, 255, 255]

const view = { x: 0, y: 0, ...filledBox }

/** Pictures drawn by both engines against the formula of each fill. */
export async function benchPixels(): Promise<Figure[]> {
  const { width, height } = fillPicture
  const picture = await gradientPicture(width, height)
  const librsvg = await measure('librsvg', picture, async svg =>
    Buffer.from(svg)
  )
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: filledBox })
    const chromium = await measure('Chromium', picture, async svg => {
      await page.setContent(`<body style="margin:0">${svg}`)
      return page.screenshot()
    })
    return [librsvg, chromium]
  } finally {
    await closeBrowser()
  }
}

async function measure(
  engine: string,
  picture: Picture,
  draw: (svg: string) => Promise<Buffer>
): Promise<Figure> {
  let worst = 0
  let name = ''
  let points = Infinity
  const cases = fillCases()
  for (const one of cases) {
    const fills = [{ type: 'IMAGE', imageHash: 'picture', ...one.paint }]
    const layers = [whitePaper(), sceneNode({ ...filledBox, fills })]
    const svg = svgOf(layers, { view, picture })
    const pixels = await readPixels(await draw(svg))
    const found = compareFill(one, (x, y) => pixels.at(x, y), white)
    points = Math.min(points, found.points)
    if (found.worst >= worst) name = one.name
    worst = Math.max(worst, found.worst)
  }
  const note = `${cases.length} cases, ${points} points or more each; worst in ${name}, ${round(worst)}`
  return atMost(`fills off the formula, ${engine}`, worst, bar, '/255', note)
}
