import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkGraph, checkSizes } from './check-graph.ts'
import { drawGraph } from './draw-graph.ts'
import { order, parts } from './order.ts'
import { readSources } from './read-sources.ts'
import { testFolders } from '../test-folders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('has imports that go down, no ring and no crowded folder', async () => {
  const graph = drawGraph(await readSources(root, parts))

  const faults = checkGraph(graph, parts, order)

  expect(faults).toEqual([])
})

it('has no crowded folder of tests', async () => {
  const sources = await readSources(root, testFolders(root))

  const faults = checkSizes(sources.keys())

  expect(faults).toEqual([])
})
