import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { Matrix } from '../../../dev/figma/shared/matrix.ts'
import { changeText } from '../set-up/change-text.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { fillOf, fillsOf, layersOf, recordsOf } from '../set-up/layers.ts'
import {
  itemsOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { type OpenFile, addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
})

async function placeOne(): Promise<{ assetId: string; id: string }> {
  const [placed] = await placeResults(file, 'mountain', 1)
  return { assetId: placed?.assetId ?? '', id: placed?.layer.id ?? '' }
}

it('keeps filters, opacity, blending and the order of the paints', async () => {
  const { assetId, id } = await placeOne()
  await file.headless.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
    const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.2 }
    const paint = Object.assign({}, node.fills[0], {
      opacity: 0.5,
      blendMode: 'MULTIPLY',
      filters: { exposure: 0.3, saturation: -0.4 }
    })
    node.fills = [red, paint, red]`,
    id
  )
  const before = fillsOf(file, id)

  await license(file, [assetId])

  const [below, picture, above] = fillsOf(file, id)
  expect([below, above]).toEqual([before[0], before[2]])
  expect(picture).toEqual({
    ...before[1],
    imageHash: picture?.imageHash
  })
  expect(picture?.imageHash).not.toBe(before[1]?.imageHash)
})

it('keeps the crop that a person made', async () => {
  const { assetId, id } = await placeOne()
  const crop: Matrix = [
    [0.5, 0, 0.25],
    [0, 0.5, 0.125]
  ]
  file.headless.host.user.crop(id, 0, crop)

  await license(file, [assetId])

  expect(fillOf(file, id)).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: crop
  })
})

it('keeps the crop of a comp whose file had an id bar', async () => {
  const asset = await findAsset(file.panel, one => one.hasIdBar)
  await file.panel.placeOnce([asset])
  const [layer] = layersOf(file)
  const id = layer?.id ?? ''
  const { own } = await recordsOf(file, id)
  const shown = own.pictureHeight / own.height
  file.headless.host.user.crop(id, 0, [
    [0.5, 0, 0.25],
    [0, 0.5 * shown, 0.1 * shown]
  ])

  await license(file, [asset.assetId])

  expect(shown).toBeLessThan(1)
  expect(fillOf(file, id)).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: [
      [expect.closeTo(0.5, 2), 0, expect.closeTo(0.25, 2)],
      [0, expect.closeTo(0.5, 2), expect.closeTo(0.1, 2)]
    ]
  })
})

it('fits a licensed file that is larger than Figma takes', async () => {
  const asset = await findAsset(
    file.panel,
    one => Math.max(one.width, one.height) > 4096 && !one.isEditorial
  )
  const huge = asset.sizes.find(({ name }) => name === 'huge_jpg')
  await file.panel.placeOnce([asset])
  const [layer] = layersOf(file)

  await license(file, [asset.assetId])

  const { imageHash } = fillOf(file, layer?.id ?? '')
  const image = file.headless.host.image(imageHash)
  expect(Math.max(huge?.width ?? 0, huge?.height ?? 0)).toBeGreaterThan(4096)
  expect(stepsOf(file)).toEqual(['done'])
  expect(Math.max(image?.width ?? 0, image?.height ?? 0)).toBe(4096)
  expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(
    asset.aspect,
    2
  )
})

it('says what a file lost and offers the full file', async () => {
  const asset = await findAsset(
    file.panel,
    one => Math.max(one.width, one.height) > 4096 && !one.isEditorial
  )
  await file.panel.placeOnce([asset])
  await license(file, [asset.assetId])
  const [item] = itemsOf(file)

  if (item?.reduced) await file.panel.downloadFullFile(item.reduced)

  const huge = asset.sizes.find(({ name }) => name === 'huge_jpg')
  const size = { width: huge?.width, height: huge?.height }
  expect(item?.loss).toContain(`from ${size.width} × ${size.height} to `)
  const address = file.headless.opened.at(-1) ?? ''
  const reply = await stack.network.direct(new Request(address))
  const full = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
  expect(full).toMatchObject({ ...size, format: 'jpeg' })
})

it.each([
  ['DISPLAY_P3' as const, /^Colors converted to sRGB/],
  ['SRGB' as const, /^$/]
])(
  'says in a document of %s what colors a file lost',
  async (profile, said) => {
    const document = file.headless.host.exportDocument()
    file = await stack.openFile({ ...document, colorProfile: profile })
    const { assetId } = await placeOne()
    const wide = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: '#d02020' }
    })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const files = `GET ${addresses.service}/media/licensed/`
    stack.network.breakNext(files, async go => {
      const headers = new Headers((await go()).headers)
      headers.set('Content-Length', String(wide.length))
      return new Response(new Uint8Array(wide), { headers })
    })

    await license(file, [assetId])

    const [item] = itemsOf(file)
    expect(item).toMatchObject({ step: 'done', uses: 1 })
    expect(item?.loss).toMatch(said)
  }
)

it('opens no full file at an address that is not one of the media', async () => {
  const { assetId } = await placeOne()
  await license(file, [assetId])
  const [entry] = await ledgerOf(file)
  const before = file.headless.opened.length
  const downloads = `POST ${addresses.service}/v2/images/licenses/`
  stack.network.breakNext(downloads, async go =>
    changeText(await go(), () => '{"url":"https://elsewhere.example/a.jpg"}')
  )

  await file.panel.downloadFullFile({
    assetId,
    mediaType: 'image',
    name: '',
    licenseId: entry?.licenseId ?? null,
    license: '',
    size: 'huge',
    format: 'jpg',
    download: null,
    entry: null
  })

  expect(file.headless.opened).toHaveLength(before)
  expect(readNotices(file)).toMatch(/blocked an unexpected address/)
})

it('swaps duplicates and layers on other pages with one license', async () => {
  const { assetId, id } = await placeOne()
  const { user } = file.headless.host
  const [copy = ''] = user.duplicate([id])
  const page = user.addPage('Second')
  const far = await file.headless.host.evaluate<string>(
    `const [id, pageId] = input
    const node = await figma.getNodeByIdAsync(id)
    const page = await figma.getNodeByIdAsync(pageId)
    const clone = node.clone()
    page.appendChild(clone)
    return clone.id`,
    [id, page]
  )

  await license(file, [assetId])

  const hashes = [id, copy, far].map(one => fillOf(file, one).imageHash)
  expect(file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'done', uses: 3, charge: 1 }]
  })
  expect(new Set(hashes).size).toBe(1)
  expect((await recordsOf(file, far)).own).toMatchObject({ state: 'licensed' })
  expect(await ledgerOf(file)).toHaveLength(1)
})

it('swaps a component and the instances that follow it', async () => {
  const { assetId, id } = await placeOne()
  const instance = await file.headless.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
    const component = figma.createComponent()
    component.appendChild(node)
    const instance = component.createInstance()
    figma.currentPage.appendChild(instance)
    return instance.children[0].id`,
    id
  )
  const before = fillOf(file, instance).imageHash

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, id).imageHash).not.toBe(before)
  expect(fillOf(file, instance).imageHash).toBe(fillOf(file, id).imageHash)
})

it('swaps everything in one undo step', async () => {
  const placed = await placeResults(file, 'mountain', 2)
  const ids = placed.map(({ layer }) => layer.id)
  const comps = placed.map(({ layer }) => layer.fills[0])
  await license(
    file,
    placed.map(({ assetId }) => assetId)
  )
  const licensed = ids.map(id => fillOf(file, id))

  file.headless.host.user.undo()

  expect(licensed).not.toEqual(comps)
  expect(ids.map(id => fillOf(file, id))).toEqual(comps)
  expect(await ledgerOf(file)).toHaveLength(2)
  expect(layersOf(file)).toHaveLength(2)
})

it('swaps again for free after the swap was undone', async () => {
  const { assetId, id } = await placeOne()
  await license(file, [assetId])
  const { imageHash } = fillOf(file, id)
  file.headless.host.user.undo()

  await license(file, [assetId])

  expect(stepsOf(file)).toEqual(['done'])
  expect(fillOf(file, id).imageHash).toBe(imageHash)
  expect(licensePosts(stack)).toBe(1)
})
