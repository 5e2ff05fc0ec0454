import { imageRef } from '../image-ref.ts'
import { expect, it } from 'vitest'
import { findTracks, firstOf } from './set-up/find-media.ts'
import { licenseAndAdvance, licenseAssets } from './set-up/licensing.ts'
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

it.each(['comp', 'licensed'] as const)(
  'shows the page of a track by a button of its card, %s',
  async state => {
    const { file } = comp
    const track = firstOf(await findTracks(file.panel, 1))
    await file.panel.placeOnce([track])
    const [card = ''] = file.headless.host.scene().selection
    if (state === 'licensed') await licenseAssets(file, [track])
    const buttons = await file.headless.host.evaluate<object>(
      'return (await figma.getNodeByIdAsync(input)).getRelaunchData()',
      card
    )
    file.headless.host.user.select([card])

    const { panel } = await stack.restart(file, 'show')

    await stack.until(() => panel.$view.get().name === 'asset')
    expect(Object.keys(buttons)).toEqual(
      state === 'comp' ? ['license', 'show'] : ['show', 'show-license']
    )
    expect(panel.$view.get()).toEqual({
      name: 'asset',
      assetId: track.assetId,
      mediaType: 'audio'
    })
  }
)

it('shows the license of a licensed layer in the list of the file', async () => {
  const { file, assetId, layerId } = comp
  await licenseAndAdvance(comp)
  file.headless.host.user.select([layerId])

  const { panel } = await stack.restart(file, 'show-license')

  await stack.until(() => panel.$view.get().name === 'file')
  expect(panel.$view.get()).toEqual({ name: 'file', asset: imageRef(assetId) })
})
