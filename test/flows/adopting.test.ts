import { beforeEach, expect, it } from 'vitest'
import { findAsset } from './find-asset.ts'
import type { OpenFile } from './open-house.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await house.openFile()
})

/** A preview that was downloaded from the site and dropped onto the canvas. */
async function dropPreview({ panel, headless }: OpenFile) {
  const asset = await findAsset(panel, ({ imageType }) => imageType === 'photo')
  const preview = asset.previews.at(-1)
  const reply = await house.network.direct(new Request(preview?.url ?? ''))
  const { host } = headless
  const imageHash = host.addImage(new Uint8Array(await reply.arrayBuffer()))
  const nodeId = await host.evaluate<string>(
    `const it = figma.createRectangle()
     it.name = input.name
     it.fills = [{
       type: 'IMAGE', scaleMode: 'FILL', imageHash: input.imageHash
     }]
     return it.id`,
    { name: `stock-photo-${asset.id}.jpg`, imageHash }
  )
  return { asset, nodeId }
}

/** When all pictures were compared with the library's. */
function compared({ panel }: OpenFile): Promise<void> {
  return new Promise(resolve => {
    panel.$candidates.subscribe(all => {
      const isOver = all.every(({ match }) => match.kind !== 'comparing')
      if (all.length > 0 && isOver) resolve()
    })
  })
}

it('offers a preview that was placed by other means, and adopts it', async () => {
  const { asset, nodeId } = await dropPreview(file)
  await file.panel.checkFile()
  await compared(file)
  const offered = file.panel.$candidates.get()

  await file.panel.adoptComps(offered)

  expect(offered).toMatchObject([
    { asset: { id: asset.id }, uses: [{ nodeId }], match: { kind: 'same' } }
  ])
  expect(file.panel.$file.get()).toMatchObject({
    state: 'ready',
    assets: [{ assetId: asset.id, state: 'comp', uses: [{ nodeId }] }]
  })
  expect(file.panel.$candidates.get()).toEqual([])
})

it('takes an adoption back with one undo', async () => {
  await dropPreview(file)
  await file.panel.checkFile()
  await compared(file)
  await file.panel.adoptComps(file.panel.$candidates.get())

  file.headless.host.user.undo()
  await file.headless.settle()
  await file.panel.recheckFile()

  expect(file.panel.$file.get()).toMatchObject({ assets: [] })
})
