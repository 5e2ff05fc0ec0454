import { describe, expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { ledgerEntry, toLedgerRecord } from '../saved-records.ts'
import { addLicensedFile, swapComps } from '../swap-comps.ts'

describe('swapComps', () => {
  it('changes the hash alone of every layer that shows the comp', async () => {
    const controller = await openController()
    const first = await placeSample(controller)
    const second = await placeSample(controller)
    const before = paintOf(controller, first)

    const swap = await addLicensedFile(controller)
    const result = await controller.peer.call.swapComps({ swaps: [swap] })

    expect(result).toEqual({
      swapped: [{ assetId: '1001', mediaType: 'image', uses: 2 }],
      refused: [],
      unreadPages: []
    })
    const after = { ...before, imageHash: swap.imageHash }
    expect(paintOf(controller, first)).toEqual(after)
    expect(paintOf(controller, second)).toEqual(after)
  })

  it.each([
    [{ width: 600, height: 600, pictureHeight: 600 }, true],
    [{ width: 900, height: 640, pictureHeight: 640 }, true],
    [{ width: 900, height: 605, pictureHeight: 605 }, false],
    [{ width: 4096, height: 2731, pictureHeight: 2731 }, false]
  ])('names layers whose comp had another shape than %o', async (size, is) => {
    const controller = await openController()
    const first = await placeSample(controller)
    const second = await placeSample(controller)

    const { reshaped } = await swapComps(controller, size)

    const asset = { assetId: '1001', mediaType: 'image' }
    const nodeIds = [first, second]
    expect(reshaped).toEqual(is ? [{ ...asset, nodeIds }] : undefined)
  })

  it('counts the picture alone of a comp with an id bar', async () => {
    const controller = await openController()
    await placeSample(controller, { height: 80, pictureHeight: 60 })

    const { reshaped } = await swapComps(controller)

    expect(reshaped).toBeUndefined()
  })

  it('leaves comps of other assets alone', async () => {
    const controller = await openController()
    await placeSample(controller)
    const other = await placeSample(controller, { assetId: '1002' }, '#aa0000')
    const before = paintOf(controller, other)

    await swapComps(controller)

    expect(paintOf(controller, other)).toEqual(before)
  })

  it('keeps a crop made by hand, filters and the layer stack', async () => {
    const controller = await openController()
    const { host } = controller
    const id = await placeSample(controller, { height: 80, pictureHeight: 60 })
    host.user.crop(id, 0, [
      [0.5, 0, 0.25],
      [0, 0.3, 0.15]
    ])
    await host.evaluate(
      `const node = await figma.getNodeByIdAsync(input)
       const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.1 }
       const filters = { exposure: 0.25, contrast: -0.5 }
       const looks = { opacity: 0.75, blendMode: 'SCREEN', filters }
       node.fills = [red, { ...node.fills[0], ...looks }, red]`,
      id
    )
    const before = host.node(id)?.fills ?? []

    const swap = await addLicensedFile(controller)
    await controller.peer.call.swapComps({ swaps: [swap] })

    const after = host.node(id)?.fills ?? []
    expect(after).toEqual([
      before[0],
      {
        ...Object(before[1]),
        imageHash: swap.imageHash,
        imageTransform: [
          [0.5, 0, 0.25],
          [0, expect.closeTo(0.4), expect.closeTo(0.2)]
        ]
      },
      before[2]
    ])
  })

  it('reaches other pages, strokes, copies and paint styles', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const id = await placeSample(controller)
    const ids = await host.evaluate<{ stroked: string; styled: string }>(
      `const node = await figma.getNodeByIdAsync(input)
       const style = figma.createPaintStyle()
       style.name = 'Hero'
       style.paints = node.fills
       const page = figma.createPage()
       const stroked = figma.createEllipse()
       stroked.strokes = node.fills
       const styled = figma.createFrame()
       await styled.setFillStyleIdAsync(style.id)
       page.appendChild(stroked)
       page.appendChild(styled)
       return { stroked: stroked.id, styled: styled.id }`,
      id
    )

    const swap = await addLicensedFile(controller)
    const result = await peer.call.swapComps({ swaps: [swap] })

    expect(result.swapped).toEqual([
      { assetId: '1001', mediaType: 'image', uses: 4 }
    ])
    const kept = await host.evaluate<unknown>(
      `const stroked = await figma.getNodeByIdAsync(input.stroked)
       const styled = await figma.getNodeByIdAsync(input.styled)
       const [style] = await figma.getLocalPaintStylesAsync()
       return {
         stroke: stroked.strokes[0].imageHash,
         fill: styled.fills[0].imageHash,
         style: style.paints[0].imageHash,
         isLinked: styled.fillStyleId === style.id
       }`,
      ids
    )
    const { imageHash } = swap
    expect(kept).toEqual({
      stroke: imageHash,
      fill: imageHash,
      style: imageHash,
      isLinked: true
    })
  })

  it('swaps locked layers: the lock is against the hand', async () => {
    const controller = await openController()
    const id = await placeSample(controller)
    controller.host.user.setLocked(id, true)

    const result = await swapComps(controller)

    expect(result.swapped).toEqual([
      { assetId: '1001', mediaType: 'image', uses: 1 }
    ])
  })

  it('leaves out the given layers', async () => {
    const controller = await openController()
    const [first, second] = [
      await placeSample(controller),
      await placeSample(controller)
    ]
    const before = paintOf(controller, second)

    const swap = await addLicensedFile(controller)
    const result = await controller.peer.call.swapComps({
      swaps: [{ ...swap, leftOut: [second, '99:99'] }]
    })

    expect(result.swapped).toEqual([
      { assetId: '1001', mediaType: 'image', uses: 1 }
    ])
    expect(paintOf(controller, first)['imageHash']).toBe(swap.imageHash)
    expect(paintOf(controller, second)).toEqual(before)
  })

  it('changes nothing the second time', async () => {
    const controller = await openController()
    await placeSample(controller)
    const swap = await addLicensedFile(controller)
    await controller.peer.call.swapComps({ swaps: [swap] })
    const before = controller.host.exportDocument()

    const again = await controller.peer.call.swapComps({ swaps: [swap] })

    expect(again).toEqual({
      swapped: [{ assetId: '1001', mediaType: 'image', uses: 0 }],
      refused: [],
      unreadPages: []
    })
    expect(controller.host.exportDocument()).toEqual(before)
  })

  it('remembers the license on the layer', async () => {
    const controller = await openController()
    const id = await placeSample(controller)
    const swap = await addLicensedFile(controller)
    await controller.peer.call.swapComps({ swaps: [swap] })

    const kept = await controller.host.evaluate<string[]>(
      `const node = await figma.getNodeByIdAsync(input)
       return [
         node.getPluginData('provenance'),
         node.getSharedPluginData('cleared', 'provenance')
       ]`,
      id
    )
    const [own, shared] = kept.map((text): unknown => JSON.parse(text))
    expect(own).toMatchObject({
      assetId: '1001',
      state: 'licensed',
      rendition: 'huge_jpg',
      imageHash: swap.imageHash,
      licenseId: 'e123'
    })
    expect(shared).toMatchObject({
      assetId: '1001',
      state: 'licensed',
      license: 'standard',
      licenseId: 'e123'
    })
  })

  it('is one step to undo, apart from the ledger', async () => {
    const controller = await openController()
    const { host, peer } = controller
    await placeSample(controller)
    await placeSample(controller, {}, '#aa0000')
    await peer.call.saveRecords({ records: [toLedgerRecord(ledgerEntry)] })
    const before = host.exportDocument()
    await swapComps(controller)

    host.user.undo()

    const after = host.exportDocument()
    expect(after.pages).toEqual(before.pages)
    expect(after.pluginData).toEqual(before.pluginData)
    expect(JSON.stringify(after.pluginData)).toContain('license:a1.1001')
  })

  it('is an undo step apart from the next change', async () => {
    const controller = await openController()
    const id = await placeSample(controller)
    const swap = await addLicensedFile(controller)
    await controller.peer.call.swapComps({ swaps: [swap] })
    await placeSample(controller, { assetId: '1002' }, '#aa0000')

    controller.host.user.undo()

    expect(paintOf(controller, id)['imageHash']).toBe(swap.imageHash)
  })
})
