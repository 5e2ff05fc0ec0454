import { dirname } from 'node:path/posix'
import { isSource } from './draw-graph.ts'
import type { Graph } from './draw-graph.ts'
import { findRings } from './find-rings.ts'
import type { Order } from './order.ts'

/** Files of one folder. */
const mostFiles = 40

/**
 * What is against the order, a sentence each. `parts` are those that the graph
 * was drawn of.
 */
export function checkGraph(
  graph: Graph,
  parts: readonly string[],
  order: Order
): string[] {
  return [
    ...checkArrows(graph, order),
    ...findRings(graph).map(
      ring => `These import each other: ${ring.join(', ')}`
    ),
    ...checkSizes(graph.keys()),
    ...checkRooms(graph, parts, order)
  ]
}

function checkArrows(graph: Graph, order: Order): string[] {
  return [...graph].flatMap(([file, targets]) =>
    [...targets].flatMap(target => {
      const reason = whyNot(file, target, order)
      return reason === null ? [] : [`${file} > ${target}: ${reason}`]
    })
  )
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

/** A sentence for each crowded folder with code. */
export function checkSizes(files: Iterable<string>): string[] {
  return [...filesByRoom(files)]
    .filter(([, files]) => files.length > mostFiles)
    .map(
      ([room, { length }]) =>
        `${room} has ${length} files; ${mostFiles} at most`
    )
}

function checkRooms(
  graph: Graph,
  parts: readonly string[],
  order: Order
): string[] {
  const rooms = new Set(filesByRoom(graph.keys()).keys())
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
function filesByRoom(files: Iterable<string>): Map<string, string[]> {
  const folders = groupBy([...files], file => dirname(file))
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
