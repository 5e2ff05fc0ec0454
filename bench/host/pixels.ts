import sharp from 'sharp'
import type { Matrix } from '../../dev/figma/core/host.ts'
import { renderScene } from '../../dev/figma/render/render-scene.ts'
import { gradientPicture } from '../../test/dev/figma/render/draw.ts'
import { sceneNode } from '../../test/dev/figma/render/scene-node.ts'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import { atMost, type Figure, round } from '../figure.ts'

const box = { width: 203, height: 151 }
const image = { width: 300, height: 160 }
/** Of 255, in any channel. */
const bar = 4

/** A point of the layer → a point of the picture, both from 0 to 1. */
type Formula = (x: number, y: number) => { u: number; v: number }

interface Case {
  name: string
  paint: Record<string, unknown>
  formula: Formula
}

interface Raw {
  data: Uint8Array
  width: number
}

/** Pictures drawn by either engine against the formula of each fill. */
export async function benchPixels(): Promise<Figure[]> {
  const picture = await gradientPicture(image.width, image.height)
  const node = await measured(picture.url, drawInNode)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: box })
    const chromium = await measured(picture.url, async svg => {
      await page.setContent(`<body style="margin:0">${svg}`)
      return rawOf(await page.screenshot())
    })
    return [
      atMost(
        'fills off the formula, librsvg',
        node.worst,
        bar,
        '/255',
        node.note
      ),
      atMost(
        'fills off the formula, Chromium',
        chromium.worst,
        bar,
        '/255',
        chromium.note
      )
    ]
  } finally {
    await closeBrowser()
  }
}

async function measured(
  url: string,
  draw: (svg: string) => Promise<Raw>
): Promise<{ worst: number; note: string }> {
  let worst = 0
  let name = ''
  let points = Infinity
  for (const one of cases()) {
    const raw = await draw(svgOf(one.paint, url))
    const found = largestError(raw, one.formula)
    points = Math.min(points, found.points)
    if (found.worst >= worst) name = one.name
    worst = Math.max(worst, found.worst)
  }
  const note = `${cases().length} cases, ${points} points or more each; `
  return { worst, note: `${note}worst in ${name}, ${round(worst)}` }
}

function svgOf(paint: Record<string, unknown>, url: string): string {
  const fill = { type: 'IMAGE', imageHash: 'picture', ...paint }
  return renderScene(
    {
      children: [sceneNode({ ...box, fills: [fill] })],
      background: { r: 1, g: 1, b: 1 },
      viewport: { center: { x: box.width / 2, y: box.height / 2 }, zoom: 1 }
    },
    () => url,
    box,
    { background: true, imageSize: () => image }
  )
}

async function drawInNode(svg: string): Promise<Raw> {
  return rawOf(Buffer.from(svg))
}

async function rawOf(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

function largestError(
  raw: Raw,
  formula: Formula
): { worst: number; points: number } {
  let worst = 0
  let points = 0
  for (let y = 3; y < box.height; y += 7) {
    for (let x = 3; x < box.width; x += 7) {
      const { u, v } = formula(x + 0.5, y + 0.5)
      if (nearEdge(u, image.width) || nearEdge(v, image.height)) continue
      const outside = u < 0 || u > 1 || v < 0 || v > 1
      const wanted = outside ? [255, 255, 255] : [u * 255, v * 255, 128]
      const at = (y * raw.width + x) * 4
      for (const [channel, value] of wanted.entries()) {
        worst = Math.max(worst, Math.abs((raw.data[at + channel] ?? 0) - value))
      }
      points += 1
    }
  }
  return { worst, points }
}

/** Where resampling mixes with what lies beside the picture. */
function nearEdge(part: number, pixels: number): boolean {
  return Math.min(Math.abs(part), Math.abs(1 - part)) * pixels < 4
}

function cases(): Case[] {
  const turns = [0, 1, 2, 3]
  return [
    ...turns.map(turn => placed('FILL', turn)),
    ...turns.map(turn => placed('FIT', turn)),
    ...turns.map(turn => tiled(turn)),
    ...Object.entries(crops).map(([name, matrix]) => cropped(name, matrix))
  ]
}

const turned30 = { cos: Math.cos(Math.PI / 6), sin: Math.sin(Math.PI / 6) }

const crops: Record<string, Matrix> = {
  identity: crop(1, 0, 0, 0, 1, 0),
  half: crop(0.5, 0, 0.25, 0, 0.5, 0.3),
  cover: crop(0.7, 0, 0.15, 0, 1, 0),
  flipped: crop(-1, 0, 1, 0, 1, 0),
  'turned by 30°': crop(
    0.6 * turned30.cos,
    -0.6 * turned30.sin,
    0.4,
    0.6 * turned30.sin,
    0.6 * turned30.cos,
    0.1
  ),
  shrunk: crop(1.6, 0, -0.3, 0, 1.5, -0.2)
}

function crop(
  a: number,
  c: number,
  e: number,
  b: number,
  d: number,
  f: number
): Matrix {
  return [
    [a, c, e],
    [b, d, f]
  ]
}

/** `imageTransform` leads from the layer's unit square to the picture's. */
function cropped(name: string, matrix: Matrix): Case {
  const [[a, c, e], [b, d, f]] = matrix
  return {
    name: `CROP ${name}`,
    paint: { scaleMode: 'CROP', imageTransform: matrix },
    formula(x, y) {
      const [s, t] = [x / box.width, y / box.height]
      return { u: a * s + c * t + e, v: b * s + d * t + f }
    }
  }
}

function placed(scaleMode: 'FILL' | 'FIT', turn: number): Case {
  const sides = turnedSides(turn)
  const across = box.width / sides.width
  const down = box.height / sides.height
  const scale =
    scaleMode === 'FILL' ? Math.max(across, down) : Math.min(across, down)
  return {
    name: `${scaleMode} ${turn * 90}°`,
    paint: { scaleMode, rotation: turn * 90 },
    formula: (x, y) =>
      inPicture(x - box.width / 2, y - box.height / 2, turn, scale)
  }
}

function tiled(turn: number): Case {
  const scale = 0.35
  const sides = turnedSides(turn)
  const width = sides.width * scale
  const height = sides.height * scale
  return {
    name: `TILE ${turn * 90}°`,
    paint: { scaleMode: 'TILE', rotation: turn * 90, scalingFactor: scale },
    formula: (x, y) =>
      inPicture((x % width) - width / 2, (y % height) - height / 2, turn, scale)
  }
}

function turnedSides(turn: number): { width: number; height: number } {
  const { width, height } = image
  return turn % 2 === 1 ? { width: height, height: width } : image
}

/** From an offset to the middle; the picture is turned clockwise. */
function inPicture(
  dx: number,
  dy: number,
  turn: number,
  scale: number
): { u: number; v: number } {
  const angle = (-turn * Math.PI) / 2
  const x = dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = dx * Math.sin(angle) + dy * Math.cos(angle)
  return {
    u: x / scale / image.width + 0.5,
    v: y / scale / image.height + 0.5
  }
}
