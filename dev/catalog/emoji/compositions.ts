import type { Random } from '../assets/random.ts'
import type { Backdrop } from './backdrops.ts'
import type { EmojiStyle } from './emoji-plan.ts'

export interface Stage {
  width: number
  height: number
  backdrop: Backdrop
  random: Random
}

type Compose = (stage: Stage) => string

const composers: Readonly<Record<EmojiStyle, Compose>> = {
  spotlight,
  blob,
  rays,
  shelf,
  pattern
}

/**
 * The surroundings and background of the art, which is referenced as `#art`.
 */
export function compose(style: EmojiStyle, stage: Stage): string {
  return composers[style](stage)
}

/** The art, 72 units wide, centered at a point. */
function art(x: number, y: number, size: number, turn = 0): string {
  const scale = (size / 72).toFixed(4)
  const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(1)})`
  return `<use href="#art" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turned} scale(${scale}) translate(-36 -36)"/>`
}

function ground({ backdrop }: Stage): string {
  return `<rect width="100%" height="100%" fill="#${backdrop.ground}"/>`
}

/** Only wide pictures have space beside the center. */
function sidePosition({ width, height }: Stage, across: number): number {
  return width > height * 1.2 ? across : 0.5
}

function shadow(x: number, y: number, size: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${size * 0.36}" ry="${size * 0.045}" fill="#1d1a2b" fill-opacity=".13"/>`
}

function spotlight(stage: Stage): string {
  const { width, height, backdrop, random } = stage
  const side = Math.min(width, height)
  const x = width * sidePosition(stage, random.pick([0.5, 0.5, 0.34, 0.66]))
  const y = height / 2
  return `${ground(stage)}
<circle cx="${x}" cy="${y}" r="${side * 0.47}" fill="#${backdrop.shade}" fill-opacity=".35"/>
<circle cx="${x}" cy="${y}" r="${side * 0.41}" fill="#${backdrop.shade}" fill-opacity=".7"/>
<circle cx="${x}" cy="${y}" r="${side * 0.345}" fill="#${backdrop.shape}"/>
${shadow(x, y + side * 0.265, side * 0.5)}${art(x, y - side * 0.01, side * 0.54)}`
}

function blob(stage: Stage): string {
  const { width, height, backdrop, random } = stage
  const side = Math.min(width, height)
  const x = width / 2
  const y = height / 2
  const points = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * Math.PI * 2
    const reach = side * random.between(0.36, 0.47)
    return [
      x + Math.cos(angle) * reach * 1.06,
      y + Math.sin(angle) * reach
    ] as const
  })
  const confetti = Array.from({ length: 16 }, () => {
    const radius = side * random.between(0.004, 0.014)
    const fill = random.pick([backdrop.shape, backdrop.shade])
    return `<circle cx="${(random.next() * width).toFixed(1)}" cy="${(random.next() * height).toFixed(1)}" r="${radius.toFixed(1)}" fill="#${fill}"/>`
  })
  return `${ground(stage)}${confetti.join('')}
<path d="${closedCurve(points)}" fill="#${backdrop.shape}"/>
${shadow(x, y + side * 0.285, side * 0.56)}${art(x, y, side * 0.58, random.between(-6, 6))}`
}

function rays(stage: Stage): string {
  const { width, height, backdrop, random } = stage
  const side = Math.min(width, height)
  const x = width / 2
  const y = height / 2
  const reach = Math.hypot(width, height)
  const count = random.pick([12, 16, 20])
  const beams = Array.from({ length: count }, (_, n) => {
    const from = ((n * 2) / (count * 2)) * Math.PI * 2
    const to = ((n * 2 + 1) / (count * 2)) * Math.PI * 2
    const at = (angle: number) =>
      `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
    return `M${x} ${y}L${at(from)}L${at(to)}Z`
  })
  return `${ground(stage)}
<path d="${beams.join('')}" fill="#${backdrop.shade}" fill-opacity=".55"/>
<circle cx="${x}" cy="${y}" r="${side * 0.35}" fill="#${backdrop.shape}"/>
<circle cx="${x}" cy="${y}" r="${side * 0.38}" fill="none" stroke="#${backdrop.shape}" stroke-width="${side * 0.008}"/>
${art(x, y, side * 0.55)}`
}

function shelf(stage: Stage): string {
  const { width, height, backdrop, random } = stage
  const side = Math.min(width, height)
  const x = width * sidePosition(stage, random.pick([0.5, 0.34, 0.66]))
  const floor = height * random.between(0.68, 0.76)
  const size = side * 0.58
  const middle = floor - size * 0.33
  return `${ground(stage)}
<circle cx="${x}" cy="${middle}" r="${side * 0.34}" fill="#${backdrop.shape}" fill-opacity=".75"/>
<rect y="${floor}" width="100%" height="${height - floor}" fill="#${backdrop.shade}"/>
<rect y="${floor}" width="100%" height="${side * 0.01}" fill="#fff" fill-opacity=".35"/>
${shadow(x, floor + size * 0.08, size * 1.1)}${art(x, middle, size)}`
}

function pattern(stage: Stage): string {
  const { width, height, backdrop } = stage
  const side = Math.min(width, height)
  const step = side / 3.2
  const parts: string[] = [ground(stage)]
  for (let row = 0; row * step * 0.87 < height + step; row++) {
    for (let column = -1; column * step < width + step; column++) {
      const x = column * step + (row % 2) * step * 0.5
      const y = row * step * 0.87
      const dot = `<circle cx="${(x + step / 2).toFixed(1)}" cy="${y.toFixed(1)}" r="${(step * 0.045).toFixed(1)}" fill="#${backdrop.shade}"/>`
      parts.push(
        dot,
        art(x, y, step * 0.62, (row + column) % 2 === 0 ? -12 : 12)
      )
    }
  }
  return parts.join('')
}

/** A smooth closed curve through points. */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (n: number) =>
    points[(n + points.length) % points.length] ?? [0, 0]
  const parts = points.map((_, n) => {
    const [ax, ay] = at(n - 1)
    const [bx, by] = at(n)
    const [cx, cy] = at(n + 1)
    const [dx, dy] = at(n + 2)
    const numbers = [
      bx + (cx - ax) / 6,
      by + (cy - ay) / 6,
      cx - (dx - bx) / 6,
      cy - (dy - by) / 6,
      cx,
      cy
    ]
    return `C${numbers.map(value => value.toFixed(1)).join(' ')}`
  })
  const [x, y] = at(0)
  return `M${x.toFixed(1)} ${y.toFixed(1)}${parts.join('')}Z`
}
