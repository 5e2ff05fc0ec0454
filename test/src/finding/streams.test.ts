import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('reports one page while another is still being read', async () => {
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
  const received: string[] = []
  peer.on('compsFound', ({ images }) =>
    received.push(...images.map(({ assetId }) => `found ${assetId}`))
  )

  await peer.call.findComps({ previews: [] })
  received.push('answered')

  expect(received).toContain('found 1001')
  expect(received.at(-1)).toBe('answered')
})
