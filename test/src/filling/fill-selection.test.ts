import { describe, expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

function addBox({ host }: OpenController, width = 200, height = 200): string {
  return host.user.add('RECTANGLE', { x: 0, y: 0, width, height })
}

function setFills({ host }: OpenController, id: string, fills: unknown[]) {
  return host.evaluate(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.fills = input.fills`,
    { id, fills }
  )
}

describe('fillSelection', () => {
  it('puts the picture over the fills of the given layers', async () => {
    const controller = await openController()
    const ids = [addBox(controller), addBox(controller)]

    const result = await controller.peer.call('fillSelection', {
      ...(await samplePicture()),
      nodeIds: ids
    })

    expect(result).toEqual({ filled: ids, refused: [] })
    ids.forEach(id =>
      expect(controller.host.node(id)?.fills).toMatchObject([
        { type: 'SOLID' },
        { type: 'IMAGE', scaleMode: 'FILL' }
      ])
    )
  })

  it('takes the place of the topmost picture and keeps its looks', async () => {
    const controller = await openController()
    const id = addBox(controller)
    await controller.peer.call('fillSelection', {
      ...(await samplePicture({}, '#111111')),
      nodeIds: [id]
    })
    const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.25 }
    const image = controller.host.node(id)?.fills[1]
    await setFills(controller, id, [
      { ...Object(image), opacity: 0.5, blendMode: 'MULTIPLY' },
      red
    ])

    await controller.peer.call('fillSelection', {
      ...(await samplePicture({ assetId: '1002' }, '#222222')),
      nodeIds: [id]
    })

    const fills = controller.host.node(id)?.fills
    expect(fills).toMatchObject([
      { type: 'IMAGE', opacity: 0.5, blendMode: 'MULTIPLY' },
      red
    ])
    expect(fills?.[0]).not.toMatchObject({
      imageHash: Object(image).imageHash
    })
  })

  it('covers the layer with the picture above an id bar', async () => {
    const controller = await openController()
    const id = addBox(controller, 100, 100)

    await controller.peer.call('fillSelection', {
      ...(await samplePicture({ width: 100, height: 100, pictureHeight: 80 })),
      nodeIds: [id]
    })

    expect(controller.host.node(id)?.fills).toMatchObject([
      { type: 'SOLID' },
      {
        scaleMode: 'CROP',
        imageTransform: [
          [expect.closeTo(0.8), 0, expect.closeTo(0.1)],
          [0, expect.closeTo(0.8), expect.closeTo(0)]
        ]
      }
    ])
  })

  it('is one step to undo for all layers', async () => {
    const controller = await openController()
    const ids = [addBox(controller), addBox(controller)]
    const before = controller.host.scene()
    await controller.peer.call('fillSelection', {
      ...(await samplePicture()),
      nodeIds: ids
    })

    controller.host.user.undo()

    expect(controller.host.scene()).toEqual(before)
  })

  it('fills the others when a layer was deleted meanwhile', async () => {
    const controller = await openController()
    const [gone, left] = [addBox(controller), addBox(controller)]
    const input = await samplePicture()
    controller.host.user.remove([gone])

    const result = await controller.peer.call('fillSelection', {
      ...input,
      nodeIds: [gone, left]
    })

    expect(result).toEqual({
      filled: [left],
      refused: [{ nodeId: gone, name: '', code: 'layer-gone' }]
    })
  })

  it('leaves locked layers and those in locked frames alone', async () => {
    const controller = await openController()
    const { host } = controller
    const rect = { x: 0, y: 0, width: 50, height: 50 }
    const locked = addBox(controller)
    const frame = host.user.add('FRAME', rect)
    const inside = host.user.add('RECTANGLE', rect, frame)
    host.user.setLocked(locked, true)
    host.user.setLocked(frame, true)
    const before = host.exportDocument()

    const result = await controller.peer.call('fillSelection', {
      ...(await samplePicture()),
      nodeIds: [locked, inside]
    })

    expect(result.filled).toEqual([])
    expect(result.refused).toMatchObject([
      { nodeId: locked, code: 'layer-locked' },
      { nodeId: inside, code: 'layer-locked' }
    ])
    expect(host.exportDocument().pages).toEqual(before.pages)
    expect(host.exportDocument().pluginData).toEqual(before.pluginData)
  })

  it('names layers that cannot hold a picture', async () => {
    const controller = await openController()
    const ids = [addBox(controller), addBox(controller)]
    const group = controller.host.user.group(ids)
    const line = await controller.host.evaluate<string>(
      'return figma.createLine().id'
    )

    const result = await controller.peer.call('fillSelection', {
      ...(await samplePicture()),
      nodeIds: [group, line]
    })

    expect(result.refused.map(one => one.code)).toEqual([
      'no-fillable-layer',
      'no-fillable-layer'
    ])
  })

  it('fails when nothing is selected', async () => {
    const { peer } = await openController()

    const failed = peer.call('fillSelection', {
      ...(await samplePicture()),
      nodeIds: []
    })

    await expect(failed).rejects.toMatchObject({ code: 'nothing-selected' })
  })

  it('changes nothing when the picture is none', async () => {
    const controller = await openController()
    const id = addBox(controller)
    const { picture } = await samplePicture()
    const before = controller.host.exportDocument()

    const failed = controller.peer.call('fillSelection', {
      picture,
      nodeIds: [id],
      bytes: new TextEncoder().encode('<html>Not found</html>')
    })

    await expect(failed).rejects.toMatchObject({ code: 'image-unreadable' })
    expect(controller.host.exportDocument()).toEqual(before)
  })

  it('leaves the canvas clean when cancelled', async () => {
    const controller = await openController()
    const id = addBox(controller)
    const input = await samplePicture()
    const before = controller.host.exportDocument()
    const cancelling = new AbortController()

    const call = controller.peer.call(
      'fillSelection',
      { ...input, nodeIds: [id] },
      { signal: cancelling.signal }
    )
    cancelling.abort()

    await expect(call).rejects.toMatchObject({ code: 'cancelled' })
    await controller.settle()
    expect(controller.host.exportDocument()).toEqual(before)
  })
})
