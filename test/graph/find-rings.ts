import type { Graph } from './draw-graph.ts'

/** Files that import each other, also through others; each ring sorted. */
export function findRings(graph: Graph): string[][] {
  const reached = new Map(
    [...graph.keys()].map(file => [file, reachedFrom(graph, file)])
  )
  const rings = [...reached].map(([file, others]) =>
    [...others].filter(other => reached.get(other)?.has(file)).toSorted()
  )
  const inRings = rings.filter(ring => ring.length > 0)
  return [...new Map(inRings.map(ring => [ring.join(), ring])).values()]
}

/** What a file imports, and what that imports. */
function reachedFrom(graph: Graph, file: string): Set<string> {
  const reached = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of graph.get(next) ?? []) {
      if (reached.has(target)) continue
      reached.add(target)
      open.push(target)
    }
  }
  return reached
}
