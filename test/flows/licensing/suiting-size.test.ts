import { beforeEach, expect, it } from 'vitest'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { decisionsOf, ledgerOf } from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetId: string
let layerId: string

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  if (!placed) throw new Error('Nothing was placed.')
  assetId = placed.assetId
  layerId = placed.layer.id
})

async function makeWide(id: string, width: number): Promise<void> {
  await file.headless.host.evaluate(
    `const layer = await figma.getNodeByIdAsync(input.id)
     layer.resize(input.width, layer.height * input.width / layer.width)`,
    { id, width }
  )
}

/** The size that is planned once the layers are known. */
async function plannedSize(): Promise<string> {
  const { panel } = file
  await panel.planLicenses([imageOf(assetId)])
  await panel.waitForSwapPreview()
  const [decision] = decisionsOf(file)
  if (decision?.kind === 'license') return decision.choice.size
  return decision?.kind === 'owned' ? decision.size : ''
}

it('licenses the largest size, as it costs the same', async () => {
  await makeWide(layerId, 200)

  expect(await plannedSize()).toBe('huge')
})

it.each([
  { width: 200, size: 'small' },
  { width: 400, size: 'medium' },
  { width: 900, size: 'huge' }
])('plans $size for a layer of $width where wanted', async one => {
  file.panel.setPrefersLargest(false)
  await makeWide(layerId, one.width)

  expect(await plannedSize()).toBe(one.size)
})

it('licenses and swaps the size that suits', async () => {
  file.panel.setPrefersLargest(false)
  await makeWide(layerId, 400)
  await plannedSize()

  await file.panel.confirmAndClose()

  expect(await ledgerOf(file)).toMatchObject([{ assetId, size: 'medium' }])
})

it('counts what a crop cuts away', async () => {
  file.panel.setPrefersLargest(false)
  await makeWide(layerId, 200)
  file.headless.host.user.crop(layerId, 0, [
    [0.5, 0, 0.25],
    [0, 0.5, 0.25]
  ])

  expect(await plannedSize()).toBe('medium')
})

it('keeps the size that the person chose', async () => {
  file.panel.setPrefersLargest(false)
  await makeWide(layerId, 400)
  await plannedSize()

  file.panel.chooseSize(imageOf(assetId), 'huge')
  await file.panel.waitForSwapPreview()

  expect(decisionsOf(file)).toMatchObject([{ choice: { size: 'huge' } }])
})

it('takes the size that suits of what is owned, too', async () => {
  await licenseElsewhere(stack, 'designer', [assetId])
  file.panel.setPrefersLargest(false)
  await makeWide(layerId, 400)

  expect(await plannedSize()).toBe('medium')
  expect(decisionsOf(file)).toMatchObject([{ kind: 'owned' }])
})
