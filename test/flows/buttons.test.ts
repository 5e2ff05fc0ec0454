import { imageRef } from '../image-ref.ts'
import { expect, it } from 'vitest'
import { licenseAndAdvance } from './set-up/licensing.ts'
import { useComp } from './set-up/use-comp.ts'

const comp = useComp('metered')
const { stack } = comp

it('plans to license the comp whose button is pressed', async () => {
  const { file, assetId, layerId } = comp
  file.headless.host.user.select([layerId])

  const { panel } = await stack.restart(file, 'license')

  await stack.until(() => panel.$licensing.get().state === 'confirm')
  expect(panel.$licensing.get()).toMatchObject({
    plan: { items: [{ assetId }] }
  })
})

it('shows the asset of a comp', async () => {
  const { file, assetId, layerId } = comp
  file.headless.host.user.select([layerId])

  const { panel } = await stack.restart(file, 'show')

  await stack.until(() => panel.$view.get().name === 'asset')
  expect(panel.$view.get()).toEqual({
    name: 'asset',
    assetId,
    mediaType: 'image'
  })
})

it('shows the license of a licensed layer in the list of the file', async () => {
  const { file, assetId, layerId } = comp
  await licenseAndAdvance(comp)
  file.headless.host.user.select([layerId])

  const { panel } = await stack.restart(file, 'show-license')

  await stack.until(() => panel.$view.get().name === 'file')
  expect(panel.$view.get()).toEqual({ name: 'file', asset: imageRef(assetId) })
})
