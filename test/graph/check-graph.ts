import { dirname } from 'node:path/posix'
import { isSource } from './draw-graph.ts'
import type { Graph } from './draw-graph.ts'
import type { Exceptions } from './exceptions.ts'
import { findRings } from './find-rings.ts'
import type { Order } from './order.ts'

/** Files of one folder. */
const mostFiles = 40

/**
 * What is against the order, a sentence each; also an exception that nothing
 * needs any more. `parts` are those that the graph was drawn of.
 */
export function checkGraph(
  graph: Graph,
  parts: readonly string[],
  order: Order,
  exceptions: Exceptions
): string[] {
  const needed = new Set<string>()
  return [
    ...checkArrows(graph, order, exceptions.arrows, needed),
    ...checkRings(graph, exceptions.rings, needed),
    ...checkSizes(graph, exceptions.sizes, needed),
    ...checkRooms(graph, parts, order),
    ...[
      ...exceptions.arrows,
      ...Object.keys(exceptions.rings).map(ringIn),
      ...Object.keys(exceptions.sizes).map(sizeOf)
    ]
      .filter(name => !needed.has(name))
      .map(name => `Not needed any more, take it off the list: ${name}`)
  ]
}

function checkArrows(
  graph: Graph,
  order: Order,
  known: Exceptions['arrows'],
  needed: Set<string>
): string[] {
  const faults: string[] = []
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const reason = whyNot(file, target, order)
      if (reason === null) continue
      const names = [
        `${file} > ${target}`,
        `${dirname(file)} > ${dirname(target)}`
      ]
      const found = known.filter(name => names.includes(name))
      found.forEach(name => needed.add(name))
      if (found.length === 0) faults.push(`${file} > ${target}: ${reason}`)
    }
  }
  return faults
}

/** Null when a file may import the other. */
function whyNot(file: string, target: string, order: Order): string | null {
  const part = partOf(file, order)
  const other = partOf(target, order)
  const { imports = [], rooms = [] } = order[part] ?? {}
  if (part !== other) {
    return imports.includes(other) ? null : `${part} may not import that`
  }
  const above = rooms.indexOf(roomOf(file, part))
  const below = rooms.indexOf(roomOf(target, part))
  const isListed = above >= 0 && below >= 0 // else that is the fault
  return isListed && above > below ? `${dirname(target)} stands above` : null
}

function checkRings(
  graph: Graph,
  known: Exceptions['rings'],
  needed: Set<string>
): string[] {
  const rings = groupBy(findRings(graph), ring =>
    [...new Set(ring.map(file => dirname(file)))].join(' + ')
  )
  return [...rings].flatMap(([room, found]) => {
    needed.add(ringIn(room))
    if (found.flat().length <= (known[room] ?? 0)) return []
    return found.map(ring => `These import each other: ${ring.join(', ')}`)
  })
}

function checkSizes(
  graph: Graph,
  known: Exceptions['sizes'],
  needed: Set<string>
): string[] {
  return [...filesByRoom(graph)].flatMap(([room, files]) => {
    if (files.length <= mostFiles) return []
    needed.add(sizeOf(room))
    const most = known[room] ?? mostFiles
    if (files.length <= most) return []
    return [`${room} has ${files.length} files; ${most} at most`]
  })
}

function checkRooms(
  graph: Graph,
  parts: readonly string[],
  order: Order
): string[] {
  const rooms = new Set(filesByRoom(graph).keys())
  const listed = new Set(
    parts.flatMap(part =>
      (order[part]?.rooms ?? []).map(room =>
        room === '.' ? part : `${part}/${room}`
      )
    )
  )
  const unlisted = [...rooms].filter(room => !listed.has(room))
  const empty = [...listed].filter(room => !rooms.has(room))
  return [
    ...unlisted.map(room => `${room} is not in the order`),
    ...empty.map(room => `${room} is in the order and has no code`)
  ]
}

/** Of folders with code; all their files. */
function filesByRoom(graph: Graph): Map<string, string[]> {
  const folders = groupBy([...graph.keys()], file => dirname(file))
  return new Map([...folders].filter(([, files]) => files.some(isSource)))
}

function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  items.forEach(item => {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  })
  return groups
}

function partOf(file: string, order: Order): string {
  const parts = Object.keys(order)
  return parts.find(part => file.startsWith(`${part}/`)) ?? ''
}

function roomOf(file: string, part: string): string {
  return dirname(file).slice(part.length + 1) || '.'
}

function ringIn(room: string): string {
  return `a ring in ${room}`
}

function sizeOf(room: string): string {
  return `the size of ${room}`
}
