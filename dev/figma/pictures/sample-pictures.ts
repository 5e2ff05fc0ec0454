import type { ImageShelf } from './image-shelf.ts'
import { type Random, between, pick, randomFrom } from '../shared/random.ts'
import type { Sample, SamplePicture } from '../shared/samples.ts'
import { writePng } from './write-png.ts'

type Color = readonly [number, number, number]

interface Landscape {
  top: Color
  low: Color
  sun: { x: number; y: number; radius: number; color: Color }
  hills: {
    color: Color
    base: number
    height: number
    wave: number
    at: number
  }[]
}

/** Sky above, sky at the horizon, sun, hills from far to near. */
type Palette = [Color, Color, Color, Color, Color]

const palettes: [Palette, ...Palette[]] = [
  [
    [38, 70, 110],
    [240, 180, 130],
    [255, 236, 190],
    [96, 96, 128],
    [30, 40, 62]
  ],
  [
    [120, 176, 214],
    [232, 240, 240],
    [255, 250, 230],
    [120, 150, 130],
    [44, 78, 66]
  ],
  [
    [60, 40, 90],
    [226, 110, 110],
    [255, 204, 128],
    [110, 60, 100],
    [48, 26, 58]
  ],
  [
    [20, 30, 60],
    [64, 92, 130],
    [236, 240, 250],
    [40, 58, 88],
    [14, 20, 36]
  ],
  [
    [196, 214, 190],
    [246, 236, 206],
    [255, 252, 240],
    [150, 160, 110],
    [84, 96, 56]
  ]
]
const sizes: [[number, number], ...[number, number][]] = [
  [320, 214],
  [320, 240],
  [240, 320],
  [300, 300]
]

function mix(a: Color, b: Color, part: number): Color {
  const one = (i: 0 | 1 | 2): number => Math.round(a[i] + (b[i] - a[i]) * part)
  return [one(0), one(1), one(2)]
}

function plan(random: Random): Landscape {
  const [top, low, sun, far, near] = pick(random, palettes)
  const layers = 2 + Math.floor(random() * 3)
  return {
    top,
    low,
    sun: {
      x: between(random, 0.15, 0.85),
      y: between(random, 0.12, 0.5),
      radius: between(random, 0.05, 0.13),
      color: sun
    },
    hills: Array.from({ length: layers }, (_, i) => ({
      color: mix(far, near, i / (layers - 1)),
      base: 0.5 + (i * 0.42) / layers,
      height: between(random, 0.04, 0.16),
      wave: between(random, 3, 9),
      at: between(random, 0, 7)
    }))
  }
}

function paintPicture(random: Random): Uint8Array {
  const [width, height] = pick(random, sizes)
  const { top, low, sun, hills } = plan(random)
  const pixels = new Uint8Array(width * height * 3)
  const paint = (at: number, color: Color): void => {
    pixels[at * 3] = color[0]
    pixels[at * 3 + 1] = color[1]
    pixels[at * 3 + 2] = color[2]
  }
  for (let y = 0; y < height; y += 1) {
    const sky = mix(top, low, Math.min(1, y / height / 0.7))
    for (let x = 0; x < width; x += 1) {
      const color = isInSun(sun, x / width, y / width) ? sun.color : sky
      paint(y * width + x, color)
    }
  }
  for (const hill of hills) {
    for (let x = 0; x < width; x += 1) {
      const first = Math.floor(ridge(hill, x / width) * height) + 1
      for (let y = first; y < height; y += 1) paint(y * width + x, hill.color)
    }
  }
  return writePng(width, pixels)
}

/** How far down a hill begins. */
function ridge(hill: Landscape['hills'][number], x: number): number {
  const { base, height, wave, at } = hill
  const curve = Math.sin(x * wave + at) + 0.4 * Math.sin(x * wave * 2.7 + at)
  return base + height * curve
}

function isInSun(sun: Landscape['sun'], x: number, y: number): boolean {
  return (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.radius ** 2
}

/** Paints a sample's pictures and puts them on the shelf. */
export function shelveSamplePictures(
  shelf: ImageShelf,
  { seed, pictures }: Sample
): SamplePicture[] {
  const random = randomFrom(seed)
  return Array.from({ length: pictures }, () => {
    const hash = shelf.add(paintPicture(random), 'sample')
    const { width = 1, height = 1 } = shelf.get(hash) ?? {}
    return { hash, width, height }
  })
}
