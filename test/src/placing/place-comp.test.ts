import { describe, expect, it } from 'vitest'
import type { SceneNode } from '../../../dev/figma/shared/host.ts'
import { cancelCall } from '../cancel-call.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

function placed(controller: OpenController, id: string): SceneNode {
  const node = controller.host.node(id)
  if (!node) throw new Error(`No layer ${id}`)
  return node
}

function centerOf({ absoluteTransform, width, height }: SceneNode) {
  const [[, , x], [, , y]] = absoluteTransform
  return { x: x + width / 2, y: y + height / 2 }
}

describe('placeComp', () => {
  it('draws the comp in the middle of the view, named and selected', async () => {
    const controller = await openController()
    const { peer, host } = controller
    host.user.setViewport({ x: 500, y: 300 }, 1)
    const input = await samplePicture()

    const layer = await peer.call.placeComp(input)

    const node = placed(controller, layer.nodeId)
    expect(layer.name).toBe('Mountain lake at dawn')
    expect(node).toMatchObject({
      type: 'RECTANGLE',
      name: 'Mountain lake at dawn',
      width: 600,
      height: 400,
      fills: [{ type: 'IMAGE', scaleMode: 'FILL' }]
    })
    expect(centerOf(node)).toEqual({ x: 500, y: 300 })
    expect(host.scene().selection).toEqual([layer.nodeId])
    expect(host.scene().viewport.center).toEqual({ x: 500, y: 300 })
  })

  it('measures the view in units of the canvas', async () => {
    const { peer, host } = await openController()
    host.user.setViewport({ x: 0, y: 0 }, 2)

    const view = await peer.call.measureView({})

    expect(view).toEqual({ width: 600, height: 400 })
  })

  it('is placed in its box around the centre of the view', async () => {
    const controller = await openController()
    const { peer, host } = controller
    host.panelPlaced(-1000, 0)
    host.user.setViewport({ x: 500, y: 300 }, 1)
    const box = { x: -10, y: 20, width: 120, height: 80 }

    const { nodeId } = await peer.call.placeComp({
      ...(await samplePicture()),
      box
    })

    expect(placed(controller, nodeId)).toMatchObject({
      width: 120,
      height: 80,
      absoluteTransform: [
        [1, 0, 490],
        [0, 1, 320]
      ]
    })
  })

  it.each([
    { x: 0, y: 0, width: 0, height: 10 },
    { x: 0, y: 0, width: 10, height: NaN },
    { x: null, y: 0, width: 10, height: 10 }
  ])('refuses the box %o', async box => {
    const { peer, host } = await openController()

    const failed = peer.call.placeComp({
      ...(await samplePicture()),
      box: box as never // wrong on purpose
    })

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
    expect(host.scene().children).toEqual([])
  })

  it('locks the aspect ratio and records the asset', async () => {
    const { peer, host } = await openController()
    const input = await samplePicture()

    const { nodeId } = await peer.call.placeComp(input)

    const kept = await host.evaluate<Record<string, string>>(
      `const node = await figma.getNodeByIdAsync(input)
       const hash = node.fills[0].imageHash
       return {
         hash,
         ratio: JSON.stringify(node.targetAspectRatio),
         own: node.getPluginData('provenance'),
         shared: node.getSharedPluginData('cleared', 'provenance'),
         index: figma.root.getPluginData('image:' + hash)
       }`,
      nodeId
    )
    const entry = {
      v: 1,
      assetId: '1001',
      mediaType: 'image',
      state: 'comp',
      rendition: 'preview_1000',
      width: 90,
      height: 60,
      pictureHeight: 60
    }
    expect(kept['ratio']).toBe('{"x":600,"y":400}')
    expect(JSON.parse(kept['index'] ?? '')).toEqual(entry)
    expect(JSON.parse(kept['own'] ?? '')).toEqual({
      ...entry,
      imageHash: kept['hash'],
      layerName: 'Mountain lake at dawn',
      license: null,
      licenseId: null,
      at: expect.stringMatching(/^\d{4}-.*Z$/)
    })
    expect(JSON.parse(kept['shared'] ?? '')).toEqual({
      assetId: '1001',
      imageHash: kept['hash'],
      state: 'comp',
      license: null,
      licenseId: null,
      at: expect.any(String)
    })
  })

  it('shows only the picture of a comp with an id bar', async () => {
    const controller = await openController()
    const input = await samplePicture({ height: 80, pictureHeight: 60 })

    const { nodeId } = await controller.peer.call.placeComp(input)

    expect(placed(controller, nodeId)).toMatchObject({
      width: 600,
      height: 400,
      fills: [
        {
          scaleMode: 'CROP',
          imageTransform: [
            [expect.closeTo(1), 0, expect.closeTo(0)],
            [0, expect.closeTo(0.75), expect.closeTo(0)]
          ]
        }
      ]
    })
  })

  it('is one step to undo', async () => {
    const { peer, host } = await openController()
    host.user.add('RECTANGLE', { x: 0, y: 0, width: 10, height: 10 })
    const before = host.exportDocument()
    await peer.call.placeComp(await samplePicture())

    host.user.undo()

    expect(host.exportDocument().pages).toEqual(before.pages)
    expect(host.exportDocument().pluginData).toEqual(before.pluginData)
  })

  it('is a step apart from the comp placed before', async () => {
    const { peer, host } = await openController()
    const first = await peer.call.placeComp(await samplePicture())
    const second = await peer.call.placeComp(await samplePicture())

    host.user.undo()

    expect(host.node(second.nodeId)).toBeNull()
    expect(host.node(first.nodeId)).not.toBeNull()
  })

  it('does not cover the comp placed before', async () => {
    const controller = await openController()
    const first = await controller.peer.call.placeComp(await samplePicture())

    const second = await controller.peer.call.placeComp(
      await samplePicture({ assetId: '1002' }, '#aa3311')
    )

    const { x, y } = centerOf(placed(controller, first.nodeId))
    expect(centerOf(placed(controller, second.nodeId))).toEqual({
      x: x + 600 + 24,
      y
    })
  })

  it('does not cover a comp placed before the plugin was opened', async () => {
    const before = await openController()
    const first = await before.peer.call.placeComp(await samplePicture())
    before.host.user.select([])
    const controller = await openController({
      document: before.host.exportDocument()
    })
    controller.host.user.setViewport(centerOf(placed(before, first.nodeId)), 1)

    const second = await controller.peer.call.placeComp(
      await samplePicture({ assetId: '1002' }, '#aa3311')
    )

    const { x, y } = centerOf(placed(controller, first.nodeId))
    expect(centerOf(placed(controller, second.nodeId))).toEqual({
      x,
      y: y + 400 + 24
    })
  })

  it.each([
    ['image-unreadable', new Uint8Array([1, 2, 3, 4])],
    ['image-unreadable', new Uint8Array()],
    ['bad-input', 'no bytes']
  ])('fails with %s and draws nothing', async (code, bytes) => {
    const { peer, host } = await openController()
    const { picture, box } = await samplePicture()
    const before = host.exportDocument()

    const failed = peer.call.placeComp({
      picture,
      box,
      bytes: bytes as never // wrong on purpose
    })

    await expect(failed).rejects.toMatchObject({ code })
    expect(host.exportDocument()).toEqual(before)
  })

  it('draws nothing when cancelled', async () => {
    const controller = await openController()
    const { host, peer } = controller
    const input = await samplePicture()
    const before = host.exportDocument()

    const ends = await cancelCall(
      controller,
      signal => peer.call.placeComp(input, { signal }),
      cancel => cancel()
    )

    expect(ends).toEqual(['failure'])
    expect(host.exportDocument()).toEqual(before)
  })

  it('refuses a picture wider than Figma accepts', async () => {
    const { peer, host } = await openController()
    const input = await samplePicture({
      width: 4097,
      height: 10,
      pictureHeight: 10
    })

    const failed = peer.call.placeComp(input)

    await expect(failed).rejects.toMatchObject({ code: 'image-too-large' })
    expect(host.scene().children).toEqual([])
  })

  it.each([
    { assetId: '' },
    { width: 0 },
    { pictureHeight: 61 },
    { mediaType: 'hologram' as never } // wrong on purpose
  ])('refuses a picture with %o', async wrong => {
    const { peer, host } = await openController()
    const { picture, box, bytes } = await samplePicture()

    const failed = peer.call.placeComp({
      picture: { ...picture, ...wrong },
      box,
      bytes
    })

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
    expect(host.scene().children).toEqual([])
  })
})
