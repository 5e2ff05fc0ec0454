import { randomFrom, type Random } from '../assets/random.ts'
import type { ScenePlan } from './scene-plan.ts'

interface Bloom {
  name: string
  color: string
  /** Outer petals, inner petals, heart. */
  tones: readonly [string, string, string]
}

const blooms: readonly [Bloom, ...Bloom[]] = [
  { name: 'Pink flower', color: 'pink', tones: ['e86a9a', 'f9b4cd', 'f2c14e'] },
  { name: 'Red flower', color: 'red', tones: ['b3202c', 'e8505b', '2b1510'] },
  {
    name: 'White flower',
    color: 'white',
    tones: ['dfe6ee', 'ffffff', 'f4c430']
  },
  {
    name: 'Yellow flower',
    color: 'yellow',
    tones: ['f0a500', 'ffd95a', '7a3e12']
  },
  {
    name: 'Purple flower',
    color: 'purple',
    tones: ['6a3fa0', 'b08ae0', 'f6d365']
  },
  { name: 'Blue flower', color: 'blue', tones: ['2f5fb8', '86b3f2', 'fff1b8'] },
  {
    name: 'Orange flower',
    color: 'orange',
    tones: ['d9541e', 'f9a65a', '4a1d0c']
  }
]

type Ground = readonly [near: string, far: string]

const grounds: readonly [Ground, ...Ground[]] = [
  ['24402f', '0f2018'],
  ['2c3e50', '141d28'],
  ['f6e7e4', 'e8cfcb'],
  ['e9f0e4', 'cfdcc6'],
  ['dfe9f2', 'bfd0e0'],
  ['3a2334', '1b0f19'],
  ['fff4dc', 'f0ddb4']
]

/** A blossom seen from above, with more of them out of focus behind. */
export function planFlower(random: Random): ScenePlan {
  const bloom = random.pick(blooms)
  const ground = random.pick(grounds)
  const seed = random.integer(1, 1e6)
  return {
    title: `${bloom.name} in full bloom, close-up`,
    words: [
      'flower',
      'plant',
      'nature',
      'spring',
      'summer',
      'blossom',
      'petal',
      'bloom',
      'garden',
      'close-up',
      bloom.color,
      'background'
    ],
    categories: [12, 25],
    colors: [bloom.tones[1], bloom.tones[0], ground[0]],
    isVector: false,
    shapes: ['landscape', 'square', 'portrait', 'landscape'],
    appeal: 0.94,
    drawing: {
      kind: 'svg',
      svg: (width, height) => flowerSvg(width, height, bloom, ground, seed)
    }
  }
}

function flowerSvg(
  width: number,
  height: number,
  { tones }: Bloom,
  [near, far]: readonly [string, string],
  seed: number
): string {
  const random = randomFrom(seed)
  const side = Math.min(width, height)
  const w = (width / side) * 1000
  const h = (height / side) * 1000
  const x = w * random.between(0.4, 0.6)
  const y = h * random.between(0.45, 0.55)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}">
<defs><radialGradient id="ground" cx=".45" cy=".4" r=".9"><stop stop-color="#${near}"/><stop offset="1" stop-color="#${far}"/></radialGradient>
<linearGradient id="outer" x1="0" x2="1" y1=".5" y2=".5"><stop stop-color="#${tones[0]}"/><stop offset="1" stop-color="#${tones[1]}"/></linearGradient>
<linearGradient id="inner" x1="0" x2="1" y1=".5" y2=".5"><stop stop-color="#${tones[0]}" stop-opacity=".95"/><stop offset=".7" stop-color="#${tones[1]}"/></linearGradient>
<radialGradient id="soft"><stop stop-color="#${tones[1]}" stop-opacity=".5"/><stop offset=".7" stop-color="#${tones[0]}" stop-opacity=".28"/><stop offset="1" stop-color="#${tones[0]}" stop-opacity="0"/></radialGradient>
<radialGradient id="heart" cx=".4" cy=".35"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#${tones[2]}"/><stop offset="1" stop-color="#${tones[2]}"/></radialGradient>
<radialGradient id="shade"><stop offset=".5" stop-color="#000" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>${distance(w, h, random)}
<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${blossom(random)}</g></svg>`
}

function distance(w: number, h: number, random: Random): string {
  return Array.from({ length: 14 }, () => {
    const radius = random.between(40, 210).toFixed(0)
    return `<circle cx="${(random.next() * w).toFixed(0)}" cy="${(random.next() * h).toFixed(0)}" r="${radius}" fill="url(#soft)"/>`
  }).join('')
}

function blossom(random: Random): string {
  const count = random.integer(7, 13)
  const wide = random.between(0.75, 1.15) * (9 / count)
  const rings = [
    { reach: 410, fill: 'outer', shift: 0 },
    { reach: 320, fill: 'inner', shift: 0.5 },
    { reach: 215, fill: 'inner', shift: 0.2 }
  ]
  const petals = rings.map(({ reach, fill, shift }) =>
    Array.from({ length: count }, (_, n) => {
      const turn = ((n + shift) / count) * 360 + random.between(-5, 5)
      return petal(reach * random.between(0.93, 1.05), wide, turn, fill)
    }).join('')
  )
  const seeds = Array.from({ length: 90 }, (_, n) => {
    const angle = n * 2.39996
    const reach = 6.4 * Math.sqrt(n)
    return `<circle cx="${(Math.cos(angle) * reach).toFixed(1)}" cy="${(Math.sin(angle) * reach).toFixed(1)}" r="${(4.2 - n * 0.016).toFixed(1)}" fill="#000" fill-opacity="${(0.1 + (n % 3) * 0.07).toFixed(2)}"/>`
  })
  return `<circle cx="20" cy="34" r="460" fill="url(#shade)"/>${petals.join('')}<circle cx="4" cy="8" r="88" fill="#000" fill-opacity=".2"/><circle r="76" fill="url(#heart)"/>${seeds.join('')}`
}

function petal(
  reach: number,
  wide: number,
  turn: number,
  fill: string
): string {
  const half = reach * 0.3 * wide
  const shape = `M20 0C${reach * 0.3} ${-half} ${reach * 0.75} ${-half * 1.25} ${reach} ${-half * 0.12}Q${reach * 1.03} 0 ${reach} ${half * 0.12}C${reach * 0.75} ${half * 1.25} ${reach * 0.3} ${half} 20 0Z`
  const vein = `M40 0Q${reach * 0.5} ${-half * 0.1} ${reach * 0.9} 0`
  return `<g transform="rotate(${turn.toFixed(1)})"><path d="${shape}" fill="#000" fill-opacity=".16" transform="translate(5 9)"/><path d="${shape}" fill="url(#${fill})"/><path d="${vein}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="4"/></g>`
}
