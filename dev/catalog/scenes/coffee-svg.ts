import { randomFrom, type Random } from '../assets/random.ts'

export interface Table {
  ground: readonly [string, string]
  name: string
  isWood: boolean
}

export interface CoffeeDrawing {
  table: Table
  cup: string
  isLatte: boolean
  art: 'heart' | 'leaf'
  seed: number
  place: { x: number; y: number }
}

/** The table from above; a thousand units along its shorter side. */
export function coffeeSvg(
  width: number,
  height: number,
  drawing: CoffeeDrawing
): string {
  const side = Math.min(width, height)
  const w = (width / side) * 1000
  const h = (height / side) * 1000
  const random = randomFrom(drawing.seed)
  const x = w * drawing.place.x
  const y = h * drawing.place.y
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}">
<defs>${gradients(drawing)}</defs>
<rect width="100%" height="100%" fill="url(#table)"/>
${drawing.table.isWood ? planks(w, h, random) : ''}
${beans(w, h, x, y, random)}
<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${cup(drawing, random)}</g>
<rect width="100%" height="100%" fill="url(#light)"/>
</svg>`
}

function gradients({ table, cup, isLatte }: CoffeeDrawing): string {
  const [near, far] = table.ground
  const [middle, rim] = isLatte ? ['c99460', '8a5227'] : ['3a2012', '1c0d06']
  return `<linearGradient id="table" x2="1" y2="1"><stop stop-color="#${near}"/><stop offset="1" stop-color="#${far}"/></linearGradient>
<radialGradient id="light" cx=".2" cy=".1" r="1.2"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>
<radialGradient id="saucer" cx=".4" cy=".35" r=".75"><stop stop-color="#${cup}"/><stop offset=".72" stop-color="#${cup}"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></radialGradient>
<radialGradient id="shade"><stop offset=".72" stop-color="#000" stop-opacity=".38"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<radialGradient id="inside"><stop offset=".8" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>
<radialGradient id="coffee" cx=".45" cy=".42"><stop stop-color="#${middle}"/><stop offset=".8" stop-color="#${middle}"/><stop offset="1" stop-color="#${rim}"/></radialGradient>`
}

function planks(w: number, h: number, random: Random): string {
  const parts: string[] = []
  for (let y = 0; y < h; y += 165) {
    parts.push(
      `<rect y="${y}" width="${w}" height="165" fill="#${random.chance(0.5) ? '000' : 'fff'}" fill-opacity="${random.between(0.01, 0.07).toFixed(3)}"/>`
    )
    for (let n = 0; n < 26; n++) {
      const from = y + random.between(2, 163)
      const bend = random.between(-9, 9)
      const line = `M0 ${from.toFixed(1)}C${(w * 0.3).toFixed(0)} ${(from + bend).toFixed(1)} ${(w * 0.6).toFixed(0)} ${(from - bend).toFixed(1)} ${w.toFixed(0)} ${(from + bend * 0.4).toFixed(1)}`
      parts.push(
        `<path d="${line}" fill="none" stroke="#1c0f06" stroke-opacity="${random.between(0.03, 0.16).toFixed(3)}" stroke-width="${random.between(0.7, 3).toFixed(1)}"/>`
      )
    }
    parts.push(
      `<rect y="${y - 2}" width="${w}" height="4" fill="#000" fill-opacity=".38"/>`
    )
  }
  return parts.join('')
}

type Corner = readonly [across: number, down: number]

const corners: readonly [Corner, ...Corner[]] = [
  [0.08, 0.85],
  [0.92, 0.15],
  [0.9, 0.86],
  [0.1, 0.14]
]

function beans(
  w: number,
  h: number,
  x: number,
  y: number,
  random: Random
): string {
  const parts: string[] = []
  const corner = random.pick(corners)
  for (let n = 0; n < 46; n++) {
    const bx = w * corner[0] + (random.next() + random.next() - 1) * 330
    const by = h * corner[1] + (random.next() + random.next() - 1) * 260
    if (Math.hypot(bx - x, by - y) < 430) continue
    const turn = random.between(0, 360).toFixed(0)
    const tone = random.pick(['3b2012', '4a2917', '2f190d', '57331d'])
    parts.push(
      `<g transform="translate(${bx.toFixed(1)} ${by.toFixed(1)}) rotate(${turn})"><ellipse cx="3" cy="5" rx="25" ry="18" fill="#000" fill-opacity=".3"/><ellipse rx="24" ry="17" fill="#${tone}"/><ellipse cx="-6" cy="-6" rx="11" ry="5" fill="#fff" fill-opacity=".13"/><path d="M-22 1C-8 -8 6 8 22 -1" fill="none" stroke="#1a0c05" stroke-width="3.6"/></g>`
    )
  }
  return parts.join('')
}

function cup(drawing: CoffeeDrawing, random: Random): string {
  const turn = random.between(-60, 60).toFixed(0)
  const { isLatte } = drawing
  const foam = isLatte ? milk(drawing.art) : bubbles(random)
  return `<ellipse cx="26" cy="36" rx="425" ry="425" fill="url(#shade)"/>
<circle r="375" fill="url(#saucer)"/><circle r="372" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>
<circle r="262" fill="#000" fill-opacity=".07"/>
<g transform="rotate(${turn})"><ellipse cx="22" cy="28" rx="305" ry="305" fill="url(#shade)"/>
<path d="M236 -44C340 -64 380 -34 380 0C380 34 340 64 236 44" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="38" transform="translate(8 14)"/>
<path d="M236 -44C340 -64 380 -34 380 0C380 34 340 64 236 44" fill="none" stroke="#${drawing.cup}" stroke-width="34"/></g>
<circle r="258" fill="#${drawing.cup}"/><circle r="258" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6"/>
<circle r="238" fill="url(#inside)"/><circle r="226" fill="url(#coffee)"/>
<g transform="rotate(${turn})">${foam}</g>
<circle r="226" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="6"/>
<path d="M-150 -130A200 200 0 0 1 -40 -194" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="12" stroke-linecap="round"/>`
}

function milk(art: 'heart' | 'leaf'): string {
  const heart = (size: number, y: number) =>
    `<path transform="translate(0 ${y}) scale(${size})" d="M0 80C-90 10 -100 -70 -45 -78C-18 -82 -4 -62 0 -48C4 -62 18 -82 45 -78C100 -70 90 10 0 80Z"/>`
  const shapes =
    art === 'heart'
      ? `<g fill="#f8ead2">${heart(1.75, 6)}</g><g fill="#cf9c66">${heart(1.2, 2)}</g><g fill="#fbf1df">${heart(0.86, 0)}</g>`
      : leaf()
  return `${shapes}<circle r="214" fill="none" stroke="#f2dcb8" stroke-opacity=".5" stroke-width="9"/>`
}

function leaf(): string {
  const ribs = [150, 112, 74, 36, 0, -36, -70].map((y, n) => {
    const wide = 40 + n * 14 - (n > 4 ? (n - 4) * 34 : 0)
    return `<path d="M0 ${y}C${-wide * 0.7} ${y} ${-wide * 1.5} ${y - 22} ${-wide * 1.6} ${y - 62}C${-wide} ${y - 36} ${-wide * 0.4} ${y - 34} 0 ${y - 22}C${wide * 0.4} ${y - 34} ${wide} ${y - 36} ${wide * 1.6} ${y - 62}C${wide * 1.5} ${y - 22} ${wide * 0.7} ${y} 0 ${y}Z"/>`
  })
  return `<g fill="#f8ead2" transform="translate(0 12)">${ribs.join('')}<path d="M-5 176L0 -150L5 176Z"/></g>`
}

function bubbles(random: Random): string {
  return Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(150, 214)
    const radius = random.between(2, 9)
    return `<circle cx="${(Math.cos(angle) * reach).toFixed(1)}" cy="${(Math.sin(angle) * reach).toFixed(1)}" r="${radius.toFixed(1)}" fill="#b9814c" fill-opacity=".5"/>`
  }).join('')
}
