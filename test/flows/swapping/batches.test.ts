import { beforeEach, expect, it } from 'vitest'
import { savedKeys } from '../../../contract/saved.ts'
import type { SaveText } from '../../../contract/saved.ts'
import { fillOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { batchKeys, ledgerOf, licensePosts } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import type { PanelCall } from '../set-up/open-panel.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetIds: string[]
let layerIds: string[]
let comps: string[]

/** Plans to swap three comps of assets that the account owns. */
beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 3)
  assetIds = placed.map(({ assetId }) => assetId)
  layerIds = placed.map(({ layer }) => layer.id)
  comps = hashesIn(file)
  await licenseElsewhere(stack, 'designer', assetIds)
  await file.panel.planLicenses(imagesOf(assetIds))
  await stack.calm()
})

function hashesIn(one: OpenFile): string[] {
  return layerIds.map(id => fillOf(one, id).imageHash)
}

/** Closes the panel as it makes this call for the nth time. */
function closeAt({ panel }: OpenFile, method: string, nth: number): void {
  let calls = 0
  panel.window.onCall((call, close) => {
    if (call.method !== method || !isAboutBatch(call)) return
    calls += 1
    if (calls === nth) close()
  })
}

/** Of calls that save something, only those that save batches count. */
function isAboutBatch(call: PanelCall): boolean {
  const { method, input } = call
  if (method !== 'saveText')
    return method !== 'saveRecords' || writesLedger(call)
  return (input as SaveText).key.startsWith(savedKeys.swaps) // of `saveText`
}

async function confirmUntilClosed(): Promise<void> {
  void file.panel.confirmLicenses()
  await stack.until(() => file.panel.window.isClosed)
}

/** Number of licensed files that were fetched. */
function fetchedFiles(): number {
  const isFile = (line: string) => /^GET .*\/licensed\//.test(line)
  return stack.network.asked.filter(isFile).length
}

it('remembers nothing of a finished batch', async () => {
  await file.panel.confirmLicenses()

  expect(hashesIn(file).some(hash => comps.includes(hash))).toBe(false)
  expect(batchKeys(stack)).toEqual([])
  expect(licensePosts(stack)).toBe(1)
})

const points: [name: string, method: string, nth: number, files: number][] = [
  ['the first file was added', 'addImage', 1, 5],
  ['the third file was added', 'addImage', 3, 4],
  ['the ledger was written', 'saveRecords', 1, 3],
  ['the comps were swapped', 'swapComps', 1, 3],
  ['the batch was forgotten', 'saveText', 5, 3]
]

it.each(points)(
  'resumes owned assets when closed before %s',
  async (_, method, nth, files) => {
    closeAt(file, method, nth)
    await confirmUntilClosed()
    const written = batchKeys(stack).length

    const next = await stack.reopen(file)
    await stack.until(() => batchKeys(stack).length === 0)
    await stack.calm()

    expect(written).toBe(1)
    expect(hashesIn(next).some(hash => comps.includes(hash))).toBe(false)
    expect(await ledgerOf(next)).toHaveLength(3)
    expect(fetchedFiles()).toBe(files)
    expect(licensePosts(stack)).toBe(1)
  }
)

it('fetches only files again that the document no longer holds', async () => {
  closeAt(file, 'swapComps', 1)
  await confirmUntilClosed()
  const { headless } = file
  await headless.settle()
  const { images, ...rest } = headless.host.exportDocument()
  const lost =
    Object.keys(images).filter(hash => !comps.includes(hash))[0] ?? ''
  delete images[lost]

  const next = await stack.openFile({ ...rest, images })
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()

  expect(hashesIn(next).some(hash => comps.includes(hash))).toBe(false)
  expect(fetchedFiles()).toBe(4)
})

it('leaves the same uses out after a restart', async () => {
  const [first = '', second = ''] = layerIds
  file.panel.leaveOutUse(imageOf(assetIds[0] ?? ''), first, true)
  file.panel.leaveOutAsset(imageOf(assetIds[1] ?? ''), true)
  closeAt(file, 'swapComps', 1)
  await confirmUntilClosed()

  const next = await stack.reopen(file)
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()

  const shown = hashesIn(next)
  expect(shown.slice(0, 2)).toEqual(comps.slice(0, 2))
  expect(shown[2]).not.toBe(comps[2])
  expect(fillOf(next, second).imageHash).toBe(comps[1])
})

it('leaves the batch of another file for that file', async () => {
  closeAt(file, 'swapComps', 1)
  await confirmUntilClosed()

  const other = await stack.openFile()
  await stack.calm()
  const waiting = batchKeys(stack).length
  other.panel.window.close()
  await stack.reopen(file)
  await stack.until(() => batchKeys(stack).length === 0)

  expect(waiting).toBe(1)
})

it('is one undo step though a person edits during the downloads', async () => {
  const { user } = file.headless.host
  let edits = 0
  file.panel.window.onCall(call => {
    if (call.method !== 'addImage' && !writesLedger(call)) return
    edits += 1
    user.add('RECTANGLE', { x: 900 * edits, y: 0, width: 9, height: 9 })
  })
  await file.panel.confirmLicenses()
  const swapped = hashesIn(file)

  user.undo()

  const { children } = file.headless.host.scene()
  expect(swapped.some(hash => comps.includes(hash))).toBe(false)
  expect(hashesIn(file)).toEqual(comps)
  expect(children).toHaveLength(3 + edits)
  expect(edits).toBe(4)
  expect(await ledgerOf(file)).toHaveLength(3)
})

it('names a version of the file before the first change', async () => {
  const calls: string[] = []
  const inputs: unknown[] = []
  file.panel.window.onCall(({ method, input }) => {
    calls.push(method)
    if (method === 'saveVersion') inputs.push(input)
  })

  await file.panel.confirmLicenses()

  const changes = ['saveRecords', 'addImage', 'swapComps', 'saveVersion']
  expect(inputs).toMatchObject([{ title: 'Before 3 images were licensed' }])
  expect(calls.find(one => changes.includes(one))).toBe('saveVersion')
  expect(calls).toEqual(expect.arrayContaining(changes))
})

it('says when Figma names no version, and swaps all the same', async () => {
  file.headless.faults.set([{ kind: 'version-refused' }])

  await file.panel.confirmLicenses()

  expect(readNotices(file)).toMatch(/Couldn’t save to version history/)
  expect(hashesIn(file).some(hash => comps.includes(hash))).toBe(false)
})

it('names no version when the person does not want one', async () => {
  const calls: string[] = []
  file.panel.window.onCall(({ method }) => void calls.push(method))
  file.panel.chooseVersion(false)

  await file.panel.confirmLicenses()

  expect(calls).toContain('swapComps')
  expect(calls).not.toContain('saveVersion')
})

it('previews which uses will change', () => {
  const look = file.panel.$swapPreview.get()

  expect(look).toMatchObject({
    state: 'ready',
    uses: layerIds.map((id, i) => ({
      id,
      assetId: assetIds[i],
      holder: 'layer',
      refusal: null
    }))
  })
})

it('puts the comps back, and swaps them again for free', async () => {
  await file.panel.confirmLicenses()
  const swapped = hashesIn(file)

  await file.panel.putBackSwapped(imagesOf(assetIds))
  const back = hashesIn(file)
  await file.panel.planLicenses(imagesOf(assetIds))
  await file.panel.confirmLicenses()

  expect(back).toEqual(comps)
  expect(hashesIn(file)).toEqual(swapped)
  expect(licensePosts(stack)).toBe(1)
})

it('puts the comps back later, after a restart, too', async () => {
  await file.panel.confirmLicenses()
  const next = await stack.reopen(file)
  await stack.calm()

  await next.panel.putCompsBack(imagesOf(assetIds.slice(0, 2)))

  expect(hashesIn(next).slice(0, 2)).toEqual(comps.slice(0, 2))
  expect(hashesIn(next)[2]).not.toBe(comps[2])
})

it('resumes pages that did not load', async () => {
  const page = file.headless.host.user.addPage('Archive')
  const far = await file.headless.host.evaluate<string>(
    `const [id, pageId] = input
    const node = await figma.getNodeByIdAsync(id)
    const page = await figma.getNodeByIdAsync(pageId)
    const clone = node.clone()
    page.appendChild(clone)
    return clone.id`,
    [layerIds[0], page]
  )
  const next = await stack.reopen(file)
  next.headless.faults.set([{ kind: 'page-unloadable', page }])
  await next.panel.planLicenses(imagesOf(assetIds))
  await next.panel.confirmLicenses()
  const result = JSON.stringify(next.panel.$licensing.get())
  const waiting = batchKeys(stack).length

  const last = await stack.reopen(next)
  await stack.until(() => batchKeys(stack).length === 0)
  await stack.calm()

  expect(result).toContain('Couldn’t read Archive')
  expect(waiting).toBe(1)
  expect(fillOf(last, far).imageHash).toBe(hashesIn(last)[0])
  expect(comps).not.toContain(fillOf(last, far).imageHash)
  expect(fetchedFiles()).toBe(3)
})

it('does not swap comps that were put back again at the next start', async () => {
  const page = file.headless.host.user.addPage('Archive')
  const next = await stack.reopen(file)
  next.headless.faults.set([{ kind: 'page-unloadable', page }])
  await next.panel.planLicenses(imagesOf(assetIds))
  await next.panel.confirmLicenses()
  const swapped = hashesIn(next)

  await next.panel.putBackSwapped(imagesOf(assetIds))
  const last = await stack.reopen(next)
  await stack.calm()

  expect(swapped.some(hash => comps.includes(hash))).toBe(false)
  expect(hashesIn(last)).toEqual(comps)
  expect(batchKeys(stack)).toEqual([])
})
