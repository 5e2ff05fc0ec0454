import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { companionManifest } from '../../../manifests.mjs'
import { checkManifest } from '../../../dev/figma/manifest/check-manifest.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { swapComps } from '../swap-comps.ts'
import { bundleCompanion, openCompanion } from './open-companion.ts'

it('has a manifest that Figma accepts', () => {
  expect(checkManifest(companionManifest())).toEqual([])
})

it('inspects in Dev Mode, without network access', () => {
  expect(companionManifest()).toMatchObject({
    editorType: ['figma', 'dev'],
    capabilities: ['inspect'],
    networkAccess: { allowedDomains: ['none'] }
  })
})

it('reports a comp and a licensed layer', async () => {
  const designer = await openController()
  const swapped = await placeSample(designer)
  await swapComps(designer)
  const placed = await placeSample(designer, { assetId: '1002' }, '#aa0000')
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([swapped, placed])

  expect(inspected).toMatchObject({
    selected: 2,
    pictures: [
      { assetId: '1001', state: 'licensed', licenseId: 'e123', isShown: true },
      { assetId: '1002', state: 'comp', licenseId: null, isShown: true }
    ]
  })
})

it('reports the selection to a panel that opens', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  const companion = await openCompanion(designer.host.exportDocument())
  companion.host.user.select([id])
  await companion.settle()
  companion.forget()

  companion.postFromPanel({
    cleared: 1,
    kind: 'event',
    name: 'opened',
    data: {}
  })
  await companion.settle()

  expect(companion.newest()).toMatchObject({ selected: 1 })
})

it('finds records in a selected frame and in a paint style', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  const { frame, styled } = await designer.host.evaluate<
    Record<'frame' | 'styled', string>
  >(
    `const node = await figma.getNodeByIdAsync(input)
    const frame = figma.createFrame()
    frame.appendChild(node)
    const style = figma.createPaintStyle()
    style.name = 'Hero'
    style.paints = node.fills
    const record = node.getSharedPluginData('cleared', 'provenance')
    style.setSharedPluginData('cleared', 'provenance', record)
    const styled = figma.createEllipse()
    await styled.setFillStyleIdAsync(style.id)
    return { frame: frame.id, styled: styled.id }`,
    id
  )
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([frame, styled])

  expect(inspected?.pictures).toMatchObject([
    { nodeId: id, holder: 'layer', isShown: true },
    { name: 'Hero', holder: 'style', isShown: true }
  ])
})

it('reports when the layer shows another picture now', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  await designer.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
    node.fills = []`,
    id
  )
  const companion = await openCompanion(designer.host.exportDocument())

  const inspected = await companion.inspect([id])

  expect(inspected?.pictures).toMatchObject([{ isShown: false }])
})

it('ignores a broken record', async () => {
  const designer = await openController()
  const id = await placeSample(designer)
  await designer.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
    node.setSharedPluginData('cleared', 'provenance', '{"state":"licensed"}')`,
    id
  )
  const companion = await openCompanion(designer.host.exportDocument())

  expect(await companion.inspect([id])).toEqual({
    selected: 1,
    pictures: [],
    isCut: false,
    unrecorded: 1,
    unclear: 0
  })
})

it('has no code that changes the file', async () => {
  const code = await bundleCompanion()

  expect(code).not.toMatch(/set\w*PluginData|createImage|clientStorage|fetch/)
  expect(code).not.toMatch(/\.(fills|strokes)=/)
})

it('is ES2017', async () => {
  const code = await bundleCompanion()

  expect(parse(code, { ecmaVersion: 8 }).body).not.toEqual([])
})
