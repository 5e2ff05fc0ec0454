import { beforeEach, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { layersOf } from '../set-up/layers.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  licenseRequest,
  licensing,
  stepsOf
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile
let ids: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 2)
  ids = placed.map(({ assetId }) => assetId)
})

/** Confirms a plan for these as the panel's button does. */
async function licenseAll(assetIds = ids): Promise<void> {
  await file.panel.planLicenses(imagesOf(assetIds))
  await file.panel.confirmAndClose()
}

function lastNotice() {
  return file.panel.$notices.get().at(-1)
}

it('closes what was licensed and swapped as planned, and says it', async () => {
  await licenseAll()

  expect(stepsOf(file)).toEqual(['idle'])
  expect(lastNotice()?.text).toBe('Licensed 2 images. 2 downloads used.')
})

it('shows the result again from the notice, with its comps to put back', async () => {
  await licenseAll()

  lastNotice()?.action?.run()

  const shown = file.panel.$licensing.get()
  expect(stepsOf(file)).toEqual(['done', 'done'])
  if (shown.state !== 'done') throw new Error(shown.state)
  await file.panel.putBackSwapped(shown.items)
  expect(stepsOf(file)).toEqual(['not-placed', 'not-placed'])
})

it('counts what is swapped apart from what is licensed', async () => {
  await licenseElsewhere(stack, 'designer', ids.slice(0, 1))

  await licenseAll()

  expect(lastNotice()?.text).toBe(
    'Licensed 1 image. Swapped 1 comp. 1 download used.'
  )
})

it('says that a swap used no downloads', async () => {
  await licenseElsewhere(stack, 'designer', ids)
  const { left } = await accountOf(stack, 'designer')

  await licenseAll()

  expect(lastNotice()?.text).toBe('Swapped 2 comps. No downloads used.')
  expect((await accountOf(stack, 'designer')).left).toBe(left)
})

it('stays open when one of them was refused', async () => {
  stack.service.faults.failNext({ ...licensing, status: 403 })

  await licenseAll()

  expect(new Set(stepsOf(file))).toEqual(new Set(['refused']))
  expect(lastNotice()?.text).toMatch(/^Signed in/)
})

it('stays open when more was charged than confirmed', async () => {
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text =>
      text.replace('"allotment_charge":1', '"allotment_charge":2')
    )
  )
  await file.panel.planLicenses(imagesOf(ids))
  const isOver = file.panel.confirmAndClose()
  await stack.until(() => {
    const shown = file.panel.$licensing.get()
    return shown.state === 'running' && shown.question !== null
  })

  file.panel.answerRun(true)
  await isOver

  expect(stepsOf(file)).toEqual(['done', 'done'])
})

it('stays open when the charge is not known', async () => {
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text =>
      text.replaceAll(/"allotment_charge":1,?/g, '')
    )
  )

  await licenseAll()

  expect(stepsOf(file)).toEqual(['done', 'done'])
})

it('stays open when a licensed file is on no layer', async () => {
  await file.headless.host.evaluate(
    `for (const layer of [...figma.currentPage.children]) layer.remove()`
  )

  await licenseAll()

  expect(layersOf(file)).toEqual([])
  expect(stepsOf(file)).toEqual(['not-placed', 'not-placed'])
})

it('says what was scaled to Figma’s limit, as the plan did', async () => {
  const large = await placeResults(file, 'forest', 3)

  await licenseAll(large.map(one => one.assetId))

  expect(stepsOf(file)).toEqual(['idle'])
  expect(lastNotice()?.text).toBe(
    'Licensed 3 images. 3 downloads used. 2 resized to Figma’s limit.'
  )
})

it('stays open where a file waits to be saved', async () => {
  const vectors = await placeResults(file, 'vector pattern', 1)

  await licenseAll(vectors.map(one => one.assetId))

  expect(stepsOf(file)).toEqual(['done'])
})
