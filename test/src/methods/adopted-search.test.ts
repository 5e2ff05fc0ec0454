import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

it.each([{}, { width: 1, height: 1, pictureHeight: 1 }])(
  'keeps the search in which an adopted comp was found, of size %o',
  async size => {
    const { host, peer } = await openController()
    const { picture, bytes } = await samplePicture({ searchId: 'aB3' })
    const imageHash = host.addImage(bytes)
    const nodeId = await host.evaluate<string>(
      `const it = figma.createRectangle()
       it.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: input }]
       return it.id`,
      imageHash
    )

    const comp = { picture: { ...picture, ...size }, imageHash }
    await peer.call.adoptComps({ comps: [{ ...comp, holders: [nodeId] }] })

    expect(JSON.stringify(host.keptData(nodeId))).toContain('aB3')
  }
)
