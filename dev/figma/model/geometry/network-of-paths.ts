import { cubicOf } from '../../shared/cubic-of.ts'
import {
  type NetworkPen,
  closePath,
  curveTo,
  lineTo,
  moveTo,
  networkPen
} from '../../shared/network-pen.ts'
import { holds } from '../../rules/rules.ts'
import { allSingle } from '../../shared/single.ts'
import { freezeDeep } from '../record/freeze-deep.ts'

/** How many numbers follow each command. */
const lengths: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

function refuse(op: string, word: string): Error {
  return new Error(
    `in ${op}: Failed to convert path. Invalid command at ${word}`
  )
}

function draw(pen: NetworkPen, command: string, numbers: number[]): boolean {
  const [x = 0, y = 0] = numbers
  const from = pen.vertices[pen.at]
  if (command === 'M') moveTo(pen, x, y)
  else if (!from) return false
  else if (command === 'L') lineTo(pen, x, y)
  else if (command === 'Q') curveTo(pen, cubicOf(from, numbers))
  else if (command === 'C') curveTo(pen, numbers)
  else closePath(pen)
  return true
}

function drawPath(op: string, pen: NetworkPen, data: string): void {
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
    if (!draw(pen, command, numbers)) throw refuse(op, command)
    i += 1 + count
  }
}

/** The network that some paths draw; throws where Figma cannot read them. */
export function networkOfPaths(op: string, paths: VectorPaths): VectorNetwork {
  const vertices: VectorVertex[] = []
  const segments: VectorSegment[] = []
  const regions: VectorRegion[] = []
  for (const { windingRule, data } of paths) {
    const pen = networkPen({ vertices, segments }, false)
    drawPath(op, pen, data)
    if (windingRule === 'NONE' || pen.loops.length === 0) continue
    regions.push({ windingRule, loops: pen.loops })
  }
  return freezeDeep(allSingle({ vertices, segments, regions }))
}
