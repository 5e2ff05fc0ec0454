import { describe, expect, it } from 'vitest'
import type { Wire } from '../../../contract/wire.ts'
import { cancelCall } from '../cancel-call.ts'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'
import { swapComps } from '../swap-comps.ts'
import { foundIn } from '../found-in.ts'

describe('findComps', () => {
  it('is empty for a file without comps', async () => {
    const controller = await openController()
    const { host } = controller
    host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })

    const found = await foundIn(controller)

    expect(found).toMatchObject({ assets: [] })
    expect(found.pages).toEqual([
      {
        pageId: host.scene().pageId,
        name: host.scene().pageName,
        checkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        isWatched: true
      }
    ])
  })

  it('finds every use, wherever it is', async () => {
    const controller = await openController()
    const { peer, host } = controller
    const { nodeId } = await peer.call.placeComp(await samplePicture())
    const ids = await host.evaluate<Record<string, string>>(
      `const node = await figma.getNodeByIdAsync(input)
       const style = figma.createPaintStyle()
       style.name = 'Hero'
       style.paints = node.fills
       const page = figma.createPage()
       page.name = 'Second'
       const section = figma.createSection()
       const frame = figma.createFrame()
       const deep = figma.createEllipse()
       deep.name = 'Deep'
       deep.fills = [node.fills[0], node.fills[0]]
       deep.strokes = node.fills
       frame.appendChild(deep)
       section.appendChild(frame)
       page.appendChild(section)
       const styled = figma.createFrame()
       styled.name = 'Styled'
       await styled.setFillStyleIdAsync(style.id)
       return { page: page.id, deep: deep.id, style: style.id, styled: styled.id }`,
      nodeId
    )

    const { assets, pages } = await foundIn(controller)

    const [here] = pages
    expect(pages.map(page => page.name)).toEqual([here?.name, 'Second'])
    expect(assets).toMatchObject([
      { assetId: '1001', mediaType: 'image', state: 'comp' }
    ])
    const use = (nodeId: string | null, styleId: string | null, name: string) =>
      expect.objectContaining({ nodeId, styleId, name, refusal: null })
    expect(assets[0]?.uses).toEqual([
      use(null, ids['style'] ?? '', 'Hero'),
      use(nodeId, null, 'Mountain lake at dawn'),
      use(ids['styled'] ?? '', ids['style'] ?? '', 'Styled'),
      use(ids['deep'] ?? '', null, 'Deep')
    ])
    expect(assets[0]?.uses[3]).toMatchObject({
      pageId: ids['page'],
      pageName: 'Second'
    })
  })

  it('finds licensed assets', async () => {
    const controller = await openController()
    const { peer } = controller
    await peer.call.placeComp(await samplePicture())
    await swapComps(controller)

    const found = await foundIn(controller)

    expect(found.assets).toMatchObject([
      { assetId: '1001', state: 'licensed', uses: [{ refusal: null }] }
    ])
  })

  it('calls an asset a comp as long as one use is one', async () => {
    const controller = await openController()
    const { peer } = controller
    await peer.call.placeComp(await samplePicture())
    await swapComps(controller)
    await peer.call.placeComp(await samplePicture())

    const { assets } = await foundIn(controller)

    expect(assets).toMatchObject([
      { assetId: '1001', state: 'comp', uses: [{}, {}] }
    ])
  })

  it('ignores entries of the file that are broken', async () => {
    const controller = await openController()
    const { peer, host } = controller
    await peer.call.placeComp(await samplePicture())
    await host.evaluate(
      `figma.root.setPluginData('image:x', '{"v":1}')
       figma.root.setPluginData('image:y', 'no JSON')
       figma.root.setPluginData('image:z', '{"v":2,"future":true}')
       const [node] = figma.currentPage.selection
       node.setPluginData('provenance', 'x'.repeat(5000))`
    )

    const found = await foundIn(controller)

    expect(found.assets).toHaveLength(1)
  })

  it('reads no further page when cancelled', async () => {
    const controller = await openController()
    const { peer, host } = controller
    await host.evaluate(
      `for (let i = 0; i < 3; i++) figma.createPage()
       for (let i = 0; i < 5000; i++) figma.createRectangle()`
    )

    const ends = await cancelCall(
      controller,
      signal => peer.call.findComps({}, { signal }),
      cancel => {
        const stop = controller.onPanelMessage(message => {
          const { kind } = message as Wire // the controller sends no other
          if (kind !== 'progress') return
          stop()
          cancel()
        })
      }
    )

    expect(ends).toEqual(['failure'])
  })

  it('counts all pages in its last progress', async () => {
    const controller = await openController()
    const { peer, host } = controller
    await host.evaluate('for (let i = 0; i < 3; i++) figma.createPage()')
    const received: [number, number][] = []

    await peer.call.findComps(
      {},
      { onProgress: (done, total) => received.push([done, total]) }
    )

    expect(received[received.length - 1]).toEqual([4, 4])
  })
})
