import { expect, it } from 'vitest'
import { decisionsOf } from '../set-up/licensing.ts'
import { usePlacedAsset } from './use-placed-asset.ts'

const placed = usePlacedAsset('video')

it.each([
  { of: 'sd', prefersLargest: false, planned: 'sd' },
  { of: 'hd', prefersLargest: false, planned: 'hd' },
  { of: 'sd', prefersLargest: true, planned: '4k' }
])('plans $planned for what $of covers, $prefersLargest', async one => {
  const { file, asset, layerId } = placed
  const { panel, headless } = file
  const size = asset.sizes.find(({ name }) => name === one.of)
  panel.setPrefersLargest(one.prefersLargest)
  await headless.host.evaluate(
    `const layer = await figma.getNodeByIdAsync(input.layerId)
     layer.resize(input.width, layer.height * input.width / layer.width)`,
    { layerId, width: (size?.width ?? 0) / 2 }
  )

  await panel.planLicenses([asset])
  await panel.waitForSwapPreview()

  expect(decisionsOf(file)).toMatchObject([{ choice: { size: one.planned } }])
})
