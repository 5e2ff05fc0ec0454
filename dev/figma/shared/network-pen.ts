/** Draws a path into a vector network, command by command. */
export interface NetworkPen {
  vertices: VectorVertex[]
  segments: VectorSegment[]
  /** Closed stretches, by segments. */
  loops: number[][]
  /** Stretches that were left open count as loops, too. */
  fillsOpen: boolean
  /** The vertex that the open stretch began with. */
  first: number
  at: number
  loop: number[]
}

type Lists = Pick<NetworkPen, 'vertices' | 'segments'>

export function networkPen(
  { vertices, segments }: Lists,
  fillsOpen: boolean
): NetworkPen {
  const nowhere = { first: -1, at: -1, loop: [] }
  return Object.assign({ vertices, segments, loops: [], fillsOpen }, nowhere)
}

function addVertex(pen: NetworkPen, x: number, y: number): number {
  pen.vertices.push({ x, y })
  return pen.vertices.length - 1
}

function sub(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y }
}

function join(
  pen: NetworkPen,
  end: number,
  handles: [Vector, Vector] | null
): void {
  const { vertices, segments } = pen
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

/** Takes the pen off the path. */
export function liftPen(pen: NetworkPen): void {
  if (pen.fillsOpen && pen.loop.length > 0) pen.loops.push(pen.loop)
  pen.loop = []
}

export function moveTo(pen: NetworkPen, x: number, y: number): void {
  liftPen(pen)
  pen.first = addVertex(pen, x, y)
  pen.at = pen.first
}

export function lineTo(pen: NetworkPen, x: number, y: number): void {
  join(pen, addVertex(pen, x, y), null)
}

/** A cubic curve, by its two handles and its end. */
export function curveTo(pen: NetworkPen, numbers: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers
  const end = addVertex(pen, x, y)
  join(pen, end, [
    { x: a, y: b },
    { x: c, y: d }
  ])
}

/** A path that ends where it began is one point there, as in Figma. */
export function closePath(pen: NetworkPen): void {
  if (pen.loop.length === 0) return
  const { vertices, segments } = pen
  const first = vertices[pen.first]
  const last = vertices[pen.at]
  const met = first && last && first.x === last.x && first.y === last.y
  if (met && pen.at !== pen.first && pen.at === vertices.length - 1) {
    const index = segments.length - 1
    const segment = segments[index]
    vertices.pop()
    if (segment)
      segments[index] = Object.assign({}, segment, { end: pen.first })
    pen.at = pen.first
  } else if (pen.at !== pen.first) join(pen, pen.first, null)
  pen.loops.push(pen.loop)
  pen.loop = []
}
