interface Point {
  x: number
  y: number
}

interface Pen extends Point {
  start: Point
}

/** Draws one command from the current point, and moves it. */
type Draw = (pen: Pen, ...numbers: number[]) => string

const commands: Readonly<Record<string, { takes: number; draw: Draw }>> = {
  M: { takes: 2, draw: (pen, x = 0, y = 0) => move(pen, x, y) },
  L: { takes: 2, draw: (pen, x = 0, y = 0) => line(pen, x, y) },
  H: { takes: 1, draw: (pen, x = 0) => line(pen, x, pen.y) },
  V: { takes: 1, draw: (pen, y = 0) => line(pen, pen.x, y) },
  C: { takes: 6, draw: curve },
  A: { takes: 7, draw: arc },
  Z: { takes: 0, draw: close }
}

/**
 * Converts an SVG path to PostScript operators. Supports absolute commands and
 * circular arcs; throws a RangeError for others.
 */
export function postScriptPath(data: string): string {
  const pen: Pen = { x: 0, y: 0, start: { x: 0, y: 0 } }
  const parts = data.match(/[a-z][^a-z]*/gi) ?? []
  return parts.map(part => drawAll(pen, part)).join('\n')
}

/** A command and its arguments, possibly repeated. */
function drawAll(pen: Pen, part: string): string {
  const [name = '', ...rest] = part
  const numbers = rest.join('').match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  const command = commands[name]
  if (!command || numbers.length % Math.max(1, command.takes) > 0) {
    throw new RangeError(`No PostScript for the path ${part}`)
  }
  const { takes, draw } = command
  const drawn: string[] = []
  for (let at = 0; at === 0 || at < numbers.length; at += takes || 1) {
    drawn.push(draw(pen, ...numbers.slice(at, at + takes).map(Number)))
  }
  return drawn.join('\n')
}

function move(pen: Pen, x: number, y: number): string {
  Object.assign(pen, { x, y, start: { x, y } })
  return `${short(x)} ${short(y)} moveto`
}

function line(pen: Pen, x: number, y: number): string {
  Object.assign(pen, { x, y })
  return `${short(x)} ${short(y)} lineto`
}

function curve(pen: Pen, ...numbers: number[]): string {
  const [x = 0, y = 0] = numbers.slice(4)
  Object.assign(pen, { x, y })
  return `${numbers.map(short).join(' ')} curveto`
}

function arc(pen: Pen, ...numbers: number[]): string {
  const [across = 0, down = 0, , isLarge, isClockwise, x = 0, y = 0] = numbers
  if (across !== down) throw new RangeError('No PostScript for ellipses')
  const half = { x: (pen.x - x) / 2, y: (pen.y - y) / 2 }
  const reach = Math.hypot(half.x, half.y)
  const radius = Math.max(across, reach)
  const side = isLarge === isClockwise ? -1 : 1
  const away = (side * Math.sqrt(radius ** 2 - reach ** 2)) / reach
  const center = {
    x: (pen.x + x) / 2 + away * half.y,
    y: (pen.y + y) / 2 - away * half.x
  }
  const angles = [pen, { x, y }].map(
    point =>
      (Math.atan2(point.y - center.y, point.x - center.x) * 180) / Math.PI
  )
  Object.assign(pen, { x, y })
  const circle = [center.x, center.y, radius, ...angles].map(short).join(' ')
  return `${circle} ${isClockwise ? 'arc' : 'arcn'}`
}

function close(pen: Pen): string {
  Object.assign(pen, pen.start)
  return 'closepath'
}

/** Numbers as short as possible for shapes of about 100 units. */
function short(value: number): string {
  return String(Number(value.toFixed(4)))
}
