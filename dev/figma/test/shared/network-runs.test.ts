import { expect, test } from 'vitest'
import { runsOf, stepsAlong } from '../../shared/network-runs.ts'
import { networkPath } from '../../render/network-path.ts'
import { openPlugin } from '../open-plugin.ts'

/** An open corner, its second side drawn towards it, and a side apart. */
const network = {
  vertices: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 40, y: 0 },
    { x: 50, y: 0 }
  ],
  segments: [
    { start: 0, end: 1 },
    { start: 3, end: 4 },
    { start: 2, end: 1 }
  ]
}

test('joins segments wherever they meet, either way round', () => {
  const runs = runsOf(network)

  expect(runs).toEqual([
    { segments: [0, 2], closed: false },
    { segments: [1], closed: false }
  ])
  const steps = stepsAlong(network, [0, 2]).map(({ from, to }) => [from, to])
  expect(steps).toEqual([
    [0, 1],
    [1, 2]
  ])
})

test('gives plugins open paths as it draws them', async () => {
  const { run } = await openPlugin()

  const [paths] = await run<{ data: string }[]>(
    `const node = figma.createVector()
    await node.setVectorNetworkAsync(input)
    return node.vectorPaths`,
    network
  )

  expect(paths?.data).toBe('M 0 0 L 10 0 L 10 10 M 40 0 L 50 0')
  expect(networkPath(network)).toBe('M0 0L10 0L10 10M40 0L50 0')
})
