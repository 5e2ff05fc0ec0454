import { beforeEach, expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let assetId: string

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const asset = await findAsset(file.panel, one => one.isEditorial)
  assetId = asset.assetId
  await file.panel.placeOnce([asset])
})

/** Puts the selected layer into a frame of this name; returns the frame's id. */
function wrapInFrame(name: string): Promise<string> {
  return file.headless.host.evaluate<string>(
    `const [layer] = figma.currentPage.selection
    const frame = figma.createFrame()
    frame.name = input
    frame.appendChild(layer)
    return frame.id`,
    name
  )
}

async function check({ panel }: OpenFile) {
  await panel.checkFile()
  await stack.calm()
  return readWarnings({ panel })
}

function readWarnings({ panel }: Pick<OpenFile, 'panel'>) {
  const rights = panel.$rights.get()
  if (!rights) throw new Error('The file was not checked.')
  return {
    warned: rights.verdict.warned,
    frames: rights.assets.flatMap(({ frames }) => frames)
  }
}

it('warns of an editorial asset in a frame that is named as advertising', async () => {
  const id = await wrapInFrame('Spring banner')

  expect(await check(file)).toMatchObject({
    warned: 1,
    frames: [{ id, name: 'Spring banner', isAdvertising: true, answer: null }]
  })
})

it('records who answered, for this asset in this frame', async () => {
  const id = await wrapInFrame('Spring banner')
  await check(file)

  await file.panel.keepInFrame(imageOf(assetId), id, 'A banner of a newspaper')
  const kept = readWarnings(file)
  const reopened = await stack.reopen(file)
  const again = await check(reopened)
  await reopened.panel.withdrawAnswer(imageOf(assetId), id)
  const open = readWarnings(reopened)

  expect(kept.warned).toBe(0)
  expect(again).toMatchObject({
    warned: 0,
    frames: [
      { answer: { who: 'Designer Demo', reason: 'A banner of a newspaper' } }
    ]
  })
  expect(open.warned).toBe(1)
})

it('prefers a person’s mark over the frame’s name', async () => {
  const id = await wrapInFrame('Stage')
  const before = await check(file)

  await file.panel.markFrame(id, true)
  const marked = readWarnings(file)
  await file.panel.markFrame(id, false)
  const unmarked = readWarnings(file)

  expect([before.warned, marked.warned, unmarked.warned]).toEqual([0, 1, 0])
})

it('notices that a frame was renamed', async () => {
  const id = await wrapInFrame('Stage')
  await check(file)
  const becameStale = new Promise<boolean>(resolve => {
    // The controller reports the new frame later, so it may already be stale.
    file.panel.$fileStale.subscribe(isStale => isStale && resolve(true))
  })
  await file.headless.host.evaluate(
    `(await figma.getNodeByIdAsync(input)).name = 'Promo'`,
    id
  )

  expect(await becameStale).toBe(true)
  await file.panel.recheckFile()
  await stack.calm()

  expect(readWarnings(file).warned).toBe(1)
})
