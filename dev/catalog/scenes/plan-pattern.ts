import type { Random } from '../assets/random.ts'
import { palettes } from './palettes.ts'
import type { ScenePlan } from './scene-plan.ts'

/** Draws one tile, a hundred units wide and high. */
type Tile = (random: Random, colors: readonly string[]) => string

interface Motif {
  title: string
  words: readonly string[]
  tile: Tile
}

const motifs: readonly [Motif, ...Motif[]] = [
  {
    title: 'Geometric pattern of quarter circles',
    words: ['circle', 'bauhaus', 'retro'],
    tile: quarters
  },
  {
    title: 'Geometric pattern of triangles',
    words: ['triangle', 'mosaic'],
    tile: triangles
  },
  {
    title: 'Geometric pattern of overlapping circles',
    words: ['circle', 'dots'],
    tile: rings
  },
  {
    title: 'Geometric pattern of lines and squares',
    words: ['square', 'line', 'grid'],
    tile: squares
  },
  {
    title: 'Geometric pattern of waves and scales',
    words: ['wave', 'fish scales', 'line'],
    tile: scales
  },
  {
    title: 'Geometric pattern of leaves and petals',
    words: ['leaf', 'petal', 'flower'],
    tile: petals
  }
]

/** Tiles in a few colors, as for paper and cloth. */
export function planPattern(random: Random): ScenePlan {
  const motif = random.pick(motifs)
  const palette = random.pick(palettes)
  const across = random.pick([4, 5, 6, 8])
  const tiles = Array.from({ length: across * across * 4 }, () =>
    motif.tile(random, palette)
  )
  const background = palette[4] ?? 'ffffff'
  return {
    title: motif.title,
    words: [
      'pattern',
      'geometric',
      'abstract',
      'background',
      ...motif.words,
      'color',
      'texture',
      'design',
      'seamless',
      'vector'
    ],
    categories: [26, 3],
    colors: [palette[2], background, palette[1]].filter(
      color => color !== undefined
    ),
    isVector: true,
    shapes: ['square', 'landscape', 'square', 'portrait', 'wide'],
    appeal: 0.82,
    drawing: {
      kind: 'svg',
      svg(width, height) {
        const size = Math.max(width, height) / across
        return lay(tiles, { width, height, size, background, across })
      }
    }
  }
}

interface Sheet {
  width: number
  height: number
  size: number
  background: string
  across: number
}

function lay(tiles: readonly string[], sheet: Sheet): string {
  const { width, height, size, background, across } = sheet
  const parts: string[] = []
  for (let row = 0; row * size < height; row++) {
    for (let column = 0; column * size < width; column++) {
      const tile = tiles[(row * across + column) % tiles.length] ?? ''
      const place = `translate(${(column * size).toFixed(2)} ${(row * size).toFixed(2)}) scale(${(size / 100).toFixed(5)})`
      parts.push(`<g transform="${place}">${tile}</g>`)
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#${background}"/>${parts.join('')}</svg>`
}

function two(random: Random, colors: readonly string[]): [string, string] {
  const first = random.integer(0, colors.length - 1)
  const second = (first + random.integer(1, colors.length - 1)) % colors.length
  return [colors[first] ?? '', colors[second] ?? '']
}

/** A square a little larger than the tile, so that no seams show. */
function field(color: string): string {
  return `<path d="M-.3-.3H100.3V100.3H-.3Z" fill="#${color}"/>`
}

function quarters(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const turn = random.pick([0, 90, 180, 270])
  const path = random.pick([
    'M0 0H100A100 100 0 0 1 0 100Z',
    'M0 50A50 50 0 0 1 100 50Z',
    'M50 0A50 50 0 1 1 49.9 0Z',
    'M0 0A100 100 0 0 0 100 100A100 100 0 0 0 0 0Z'
  ])
  return `${field(ground)}<path transform="rotate(${turn} 50 50)" d="${path}" fill="#${shape}"/>`
}

function triangles(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const path = random.pick([
    'M0 0L100 0L0 100Z',
    'M0 100L50 0L100 100Z',
    'M0 0H100L50 50ZM0 100H100L50 50Z',
    'M0 0L100 100H0Z'
  ])
  return `${field(ground)}<path d="${path}" fill="#${shape}"/>`
}

function rings(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const [inner] = two(random, colors)
  return `${field(ground)}<circle cx="50" cy="50" r="44" fill="#${shape}"/><circle cx="50" cy="50" r="28" fill="#${ground}"/><circle cx="50" cy="50" r="14" fill="#${inner}"/>`
}

function squares(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const [inner] = two(random, colors)
  const stripes = 'M0 10H100M0 30H100M0 50H100M0 70H100M0 90H100'
  const turn = random.pick([0, 90])
  return random.chance(0.4)
    ? `${field(ground)}<path transform="rotate(${turn} 50 50)" d="${stripes}" stroke="#${shape}" stroke-width="10"/>`
    : `${field(ground)}<path d="M18 18H82V82H18Z" fill="#${shape}"/><path d="M36 36H64V64H36Z" fill="#${inner}"/>`
}

function scales(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const arcs = [50, 38, 26, 14]
    .map(
      (radius, n) =>
        `<path d="M${50 - radius} 100A${radius} ${radius} 0 0 1 ${50 + radius} 100Z" fill="#${n % 2 === 0 ? shape : ground}"/>`
    )
    .join('')
  const upper = `<g transform="translate(-50 -50)">${arcs}</g><g transform="translate(50 -50)">${arcs}</g>`
  return `${field(ground)}${upper}${arcs}`
}

function petals(random: Random, colors: readonly string[]): string {
  const [ground, shape] = two(random, colors)
  const [heart] = two(random, colors)
  const leaf = 'M50 50C50 20 30 6 6 6C6 30 20 50 50 50Z'
  const turns = [0, 90, 180, 270].map(
    turn =>
      `<path transform="rotate(${turn} 50 50)" d="${leaf}" fill="#${shape}"/>`
  )
  return `${field(ground)}${turns.join('')}<circle cx="50" cy="50" r="9" fill="#${heart}"/>`
}
