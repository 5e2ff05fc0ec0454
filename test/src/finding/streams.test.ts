import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('tells what one page shows while another is still read', async () => {
  const maker = await openController()
  const sample = await placeSample(maker)
  await maker.host.evaluate(
    `const layer = (await figma.getNodeByIdAsync(input)).clone()
     const page = figma.createPage()
     page.appendChild(layer)`,
    sample
  )
  const { peer } = await openController({
    document: maker.host.exportDocument(),
    onTurn: () => vi.setSystemTime(Date.now() + 300)
  })
  const heard: string[] = []
  peer.on('compsFound', ({ images }) =>
    heard.push(...images.map(({ assetId }) => `found ${assetId}`))
  )

  await peer.call('findComps', { previews: [] })
  heard.push('answered')

  expect(heard).toContain('found 1001')
  expect(heard.at(-1)).toBe('answered')
})
