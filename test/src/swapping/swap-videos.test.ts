import { describe, expect, it } from 'vitest'
import { isVideoFile } from '../../../contract/document.ts'
import { openController } from '../open-controller.ts'
import { paintOf, placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'

const video = { mediaType: 'video' as const, rendition: 'preview_mp4' }
const poster = { mediaType: 'video' as const, rendition: 'preview_jpg' }
const licensed = { mediaType: 'video' as const, rendition: 'hd' }
const back = { assets: [{ assetId: '1001', mediaType: 'video' as const }] }

const looks = {
  opacity: 0.75,
  blendMode: 'SCREEN',
  visible: true,
  filters: { exposure: 0.25, contrast: -0.5 }
}

const crop: [[number, number, number], [number, number, number]] = [
  [0.5, 0, 0.25],
  [0, 0.5, 0.25]
]

describe('a video', () => {
  it('is placed as a video, its still as an image', async () => {
    const controller = await openController()

    const ids = [
      await placeSample(controller, video),
      await placeSample(controller, poster)
    ]

    expect(ids.map(id => paintOf(controller, id))).toMatchObject([
      { type: 'VIDEO', videoHash: expect.any(String), scaleMode: 'FILL' },
      { type: 'IMAGE', imageHash: expect.any(String), scaleMode: 'FILL' }
    ])
    expect([video, poster].map(isVideoFile)).toEqual([true, false])
  })

  it('takes the place of its preview and of its still at once', async () => {
    const controller = await openController()
    const ids = [
      await placeSample(controller, video),
      await placeSample(controller, poster)
    ]

    const { swapped, refused } = await swapComps(controller, licensed)

    expect({ swapped, refused }).toMatchObject({
      swapped: [{ assetId: '1001', mediaType: 'video', uses: 2 }],
      refused: []
    })
    const [first, second] = ids.map(id => paintOf(controller, id))
    expect(first).toMatchObject({ type: 'VIDEO', scaleMode: 'FILL' })
    expect(second).toEqual(first)
  })

  it.each(['FILL', 'FIT', 'TILE'])('keeps looks in %s', async scaleMode => {
    const controller = await openController()
    const ids = [
      await placeSample(controller, video),
      await placeSample(controller, poster)
    ]
    await setLooks(controller, ids, { ...looks, scaleMode, rotation: 90 })
    const tiled = scaleMode === 'TILE' ? { scalingFactor: 0.03125 } : {}

    await swapComps(controller, {
      ...licensed,
      width: 1440,
      height: 960,
      pictureHeight: 960
    })

    for (const id of ids) {
      expect(paintOf(controller, id)).toMatchObject({
        ...looks,
        ...tiled,
        type: 'VIDEO',
        scaleMode,
        rotation: 90
      })
    }
  })

  it('moves a crop to the licensed file of another shape', async () => {
    const controller = await openController()
    const id = await placeSample(controller, poster)
    controller.host.user.crop(id, 0, crop)
    const before = paintOf(controller, id)

    const { reshaped } = await swapComps(controller, {
      ...licensed,
      width: 1800
    })

    expect(paintOf(controller, id)).toMatchObject({
      type: 'VIDEO',
      scaleMode: 'CROP',
      videoTransform: [
        [expect.closeTo(0.25), 0, expect.closeTo(0.375)],
        [0, expect.closeTo(0.5), expect.closeTo(0.25)]
      ]
    })
    expect(paintOf(controller, id)).not.toHaveProperty('imageTransform')
    expect(reshaped).toMatchObject([{ nodeIds: [id] }])

    await controller.peer.call.putCompsBack(back)

    expect(paintOf(controller, id)).toEqual(before)
  })

  it('keeps its still when the licensed file is taken back', async () => {
    const first = await openController()
    const ids = [
      await placeSample(first, video),
      await placeSample(first, poster)
    ]
    const before = first.host.exportDocument()
    // which knows no video of an earlier start
    const second = await openController({ document: before })
    await swapComps(second, licensed)

    await second.peer.call.putCompsBack(back)

    const after = second.host.exportDocument()
    expect(after.pages).toEqual(before.pages)
    expect(ids.map(id => paintOf(second, id)['type'])).toEqual([
      'VIDEO',
      'IMAGE'
    ])
  })

  it('fills a layer over an image and keeps its looks', async () => {
    const controller = await openController()
    const nodeId = await placeSample(controller)
    await setLooks(controller, [nodeId], looks)
    const other = await placeSample(controller, { ...video, assetId: '7' })
    const { videoHash } = paintOf(controller, other)
    const picture = {
      ...video,
      assetId: '7',
      name: 'Waves',
      width: 90,
      height: 60,
      pictureHeight: 60
    }

    const { changed } = await controller.peer.call.fillLayers({
      fills: [{ picture, imageHash: String(videoHash), nodeIds: [nodeId] }]
    })

    expect(changed).toEqual([nodeId])
    expect(controller.host.node(nodeId)?.fills).toMatchObject([
      { ...looks, type: 'VIDEO', videoHash }
    ])

    await controller.peer.call.restoreFills({ nodeIds: [nodeId] })

    expect(paintOf(controller, nodeId)).toMatchObject({ type: 'IMAGE' })
  })

  it('names why Figma refuses it', async () => {
    const free = await openController({ team: 'free' })
    const paid = await openController()
    const text = new TextEncoder().encode('RIFF  AVI')

    await expect(placeSample(free, video)).rejects.toMatchObject({
      code: 'video-not-allowed'
    })
    await expect(placeBytes(paid, text)).rejects.toMatchObject({
      code: 'video-unreadable'
    })
    await expect(placeBytes(paid, largeVideo())).rejects.toMatchObject({
      code: 'video-too-large'
    })
  })
})

type Controller = Awaited<ReturnType<typeof openController>>

function setLooks({ host }: Controller, ids: string[], changes: object) {
  return host.evaluate(
    `for (const id of input.ids) {
       const node = await figma.getNodeByIdAsync(id)
       node.fills = [{ ...node.fills[0], ...input.changes }]
     }`,
    { ids, changes }
  )
}

function largeVideo(): Uint8Array {
  const bytes = new Uint8Array(100 * 1024 * 1024 + 1)
  bytes.set(new TextEncoder().encode('\0\0\0\x20ftypisom'))
  return bytes
}

function placeBytes({ peer }: Controller, bytes: Uint8Array) {
  return peer.call.placeComp({
    picture: {
      ...video,
      assetId: '1',
      name: 'Waves',
      width: 90,
      height: 60,
      pictureHeight: 60
    },
    box: { x: 0, y: 0, width: 90, height: 60 },
    bytes
  })
}
