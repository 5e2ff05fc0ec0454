import { describe, expect, it } from 'vitest'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { openController } from '../open-controller.ts'
import { placeSample, paintOf } from '../placed.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'
import { foundIn } from '../found-in.ts'

/** The document with the layer's fills taken from a style of a library. */
function withLibraryStyle(document: DocumentFile, id: string): DocumentFile {
  const text = JSON.stringify(document)
  const linked = `"id":"${id}","fillStyleId":"S:${'a'.repeat(40)},1:2"`
  return JSON.parse(text.replace(`"id":"${id}"`, linked)) as DocumentFile // with one more field
}

describe('swapComps', () => {
  it('leaves pictures of a library style alone', async () => {
    const drawn = await openController()
    const id = await placeSample(drawn)
    const document = withLibraryStyle(drawn.host.exportDocument(), id)
    const controller = await openController({ document })
    const before = paintOf(controller, id)

    const result = await swapComps(controller)

    const { assets } = await foundIn(controller)
    expect(result).toEqual({
      swapped: [{ assetId: '1001', mediaType: 'image', uses: 0 }],
      refused: [
        {
          assetId: '1001',
          mediaType: 'image',
          name: 'Mountain lake at dawn',
          code: 'from-library'
        }
      ],
      unreadPages: []
    })
    expect(assets[0]?.uses).toMatchObject([{ refusal: 'from-library' }])
    expect(paintOf(controller, id)).toEqual(before)
  })

  it('swaps the other comps when an image is not in the file', async () => {
    const controller = await openController()
    await placeSample(controller)
    await placeSample(controller, { assetId: '1002' }, '#aa0000')
    const swap = await addLicensedFile(controller)
    const lost = { ...swap, assetId: '1002', imageHash: 'f'.repeat(40) }
    await controller.host.evaluate(
      `const [key] = figma.root.getPluginDataKeys()
         .filter(one => one.startsWith('image:'))
       const text = figma.root.getPluginData(key)
       const entry = { ...JSON.parse(text), ...input.asset, state: 'licensed' }
       figma.root.setPluginData('image:' + input.hash, JSON.stringify(entry))`,
      { asset: { assetId: '1002' }, hash: lost.imageHash }
    )

    const result = await controller.peer.call.swapComps({
      swaps: [lost, swap]
    })

    expect(result).toEqual({
      swapped: [
        { assetId: '1002', mediaType: 'image', uses: 0 },
        { assetId: '1001', mediaType: 'image', uses: 1 }
      ],
      refused: [
        {
          assetId: '1002',
          mediaType: 'image',
          name: 'Mountain lake at dawn',
          code: 'image-missing'
        }
      ],
      unreadPages: []
    })
  })

  it('finds layers pasted into a file without index entries', async () => {
    const controller = await openController()
    const id = await placeSample(controller)
    await controller.host.evaluate(
      `figma.root.getPluginDataKeys()
         .forEach(key => figma.root.setPluginData(key, ''))`
    )

    const result = await swapComps(controller)

    expect(result.swapped).toEqual([
      { assetId: '1001', mediaType: 'image', uses: 1 }
    ])
    expect(paintOf(controller, id)).toMatchObject({ type: 'IMAGE' })
  })

  it('refuses input that is not a swap', async () => {
    const { peer } = await openController()

    const failed = peer.call.swapComps({ swaps: [{} as never] }) // wrong on purpose

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  })
})
