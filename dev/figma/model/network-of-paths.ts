import { holds } from '../core/rules.ts'
import { allSingle } from '../core/single.ts'
import { freezeDeep } from './freeze-deep.ts'

interface Building {
  /** Stretches that do not end where they began are filled, too. */
  fillsOpen: boolean
  vertices: VectorVertex[]
  segments: VectorSegment[]
  loops: number[][]
}

interface Pen {
  /** The vertex that the open path began with. */
  first: number
  at: number
  loop: number[]
}

/** How many numbers follow each command. */
const lengths: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

function refuse(op: string, word: string): Error {
  return new Error(
    `in ${op}: Failed to convert path. Invalid command at ${word}`
  )
}

function addVertex(to: Building, x: number, y: number): number {
  to.vertices.push({ x, y })
  return to.vertices.length - 1
}

function sub(from: VectorVertex, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y }
}

function join(
  to: Building,
  pen: Pen,
  end: number,
  handles: [Vector, Vector] | null
): void {
  const { vertices, segments } = to
  const from = vertices[pen.at]
  const into = vertices[end]
  if (!from || !into) return
  const [out, back] = handles || [from, into]
  const tangentStart = sub(from, out)
  const tangentEnd = sub(into, back)
  segments.push({ start: pen.at, end, tangentStart, tangentEnd })
  pen.loop.push(segments.length - 1)
  pen.at = end
}

/** A path that ends where it began is one point there, as in Figma. */
function close(to: Building, pen: Pen): void {
  if (pen.loop.length === 0) return
  const first = to.vertices[pen.first]
  const last = to.vertices[pen.at]
  const met = first && last && first.x === last.x && first.y === last.y
  if (met && pen.at !== pen.first && pen.at === to.vertices.length - 1) {
    const index = to.segments.length - 1
    const segment = to.segments[index]
    to.vertices.pop()
    if (segment) {
      to.segments[index] = Object.assign({}, segment, { end: pen.first })
    }
    pen.at = pen.first
  } else if (pen.at !== pen.first) join(to, pen, pen.first, null)
  to.loops.push(pen.loop)
  pen.loop = []
}

function curve(to: Building, pen: Pen, numbers: number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers
  const end = addVertex(to, x, y)
  join(to, pen, end, [
    { x: a, y: b },
    { x: c, y: d }
  ])
}

/** Figma keeps cubic curves only. */
function cubic(from: VectorVertex, numbers: number[]): number[] {
  const [qx = 0, qy = 0, x = 0, y = 0] = numbers
  const third = (a: number, b: number): number => a + ((b - a) * 2) / 3
  return [
    third(from.x, qx),
    third(from.y, qy),
    third(x, qx),
    third(y, qy),
    x,
    y
  ]
}

function draw(
  to: Building,
  pen: Pen,
  command: string,
  numbers: number[]
): boolean {
  const [x = 0, y = 0] = numbers
  const from = to.vertices[pen.at]
  if (command === 'M') {
    leave(to, pen)
    pen.first = addVertex(to, x, y)
    pen.at = pen.first
  } else if (!from) return false
  else if (command === 'L') join(to, pen, addVertex(to, x, y), null)
  else if (command === 'Q') curve(to, pen, cubic(from, numbers))
  else if (command === 'C') curve(to, pen, numbers)
  else close(to, pen)
  return true
}

/** A stretch that the pen leaves open. */
function leave(to: Building, pen: Pen): void {
  if (to.fillsOpen && pen.loop.length > 0) to.loops.push(pen.loop)
  pen.loop = []
}

function drawPath(op: string, to: Building, data: string): void {
  const pen: Pen = { first: -1, at: -1, loop: [] }
  // A number may follow its command at once.
  const spaced = data.replace(/(^|\s)([MLQC])(?=[-.\d])/g, '$1$2 ')
  const words = spaced.split(/\s+/).filter(word => word !== '')
  let i = 0
  while (i < words.length) {
    const command = words[i] || ''
    const { [command]: count } = lengths
    if (count === undefined) {
      if (holds('shapes/paths-of-five-commands')) throw refuse(op, command)
      return
    }
    const given = words.slice(i + 1, i + 1 + count)
    const numbers = given.map(Number)
    const wrong = given.find((_word, at) => !Number.isFinite(numbers[at]))
    if (wrong !== undefined || given.length < count) {
      throw refuse(op, wrong === undefined ? command : wrong)
    }
    if (!draw(to, pen, command, numbers)) throw refuse(op, command)
    i += 1 + count
  }
  leave(to, pen)
}

/** The network that some paths draw; throws where Figma cannot read them. */
export function networkOfPaths(
  op: string,
  paths: VectorPaths,
  fillsOpen = false
): VectorNetwork {
  const network: VectorNetwork = { vertices: [], segments: [], regions: [] }
  const vertices: VectorVertex[] = []
  const segments: VectorSegment[] = []
  const regions: VectorRegion[] = []
  for (const { windingRule, data } of paths) {
    const building: Building = { fillsOpen, vertices, segments, loops: [] }
    drawPath(op, building, data)
    if (windingRule === 'NONE' || building.loops.length === 0) continue
    regions.push({ windingRule, loops: building.loops })
  }
  Object.assign(network, { vertices, segments, regions })
  return freezeDeep(allSingle(network))
}
