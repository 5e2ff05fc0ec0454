import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  openRows,
  planAll
} from './set-up/license-all.ts'
import { assetsOnPage, makeProof } from './set-up/make-proof.ts'
import type { OpenPage } from './set-up/open-page.ts'
import { place, results, searchFor } from './set-up/search-and-place.ts'
import { useJourney } from './set-up/use-journey.ts'
import { chooseVideos, waitForClip } from './set-up/videos.ts'

const journey = useJourney()

it('finds a video, fills a hero frame, licenses it and proves both media', async () => {
  const { opened, panel } = await journey.openSearchAs('studio')
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  const hero = await drawHero(opened)
  await chooseVideos(panel)
  await searchFor(panel, 'lake', 'videos')
  await results(panel).first().hover()
  await waitForClip(panel)
  await fillWithFirst(panel)
  await expect.poll(() => videoOf(opened, hero)).not.toBeNull()
  await crop(opened, hero)
  const comp = await videoOf(opened, hero)
  const plan = await planAll(panel)
  await openRows(plan)
  await plan
    .getByRole('combobox', { name: /^Size of The sun rises/ })
    .selectOption('hd')

  await confirmPlan(panel)
  await licenseDialog(panel).getByText('2 of 2 licensed').waitFor()
  await closeOutcome(panel)

  const licensed = await videoOf(opened, hero)
  expect(licensed).toMatchObject({
    scaleMode: 'CROP',
    videoTransform: comp?.videoTransform
  })
  expect(licensed?.videoHash).not.toBe(comp?.videoHash)
  await panel.getByText(/ are licensed$/).waitFor()
  const proved = await makeProof(opened, () =>
    panel.getByRole('button', { name: 'Make proof' }).click()
  )
  expect(proved).toEqual(await assetsOnPage(opened))
  expect(proved.size).toBe(2)
})

interface VideoFill {
  scaleMode: string
  videoHash: string
  videoTransform: number[][]
}

function drawHero(opened: OpenPage): Promise<string> {
  return opened.evaluate<string>(
    `const frame = figma.createFrame()
     frame.name = 'Hero'
     frame.resize(1440, 600)
     figma.currentPage.selection = [frame]
     return frame.id`
  )
}

async function fillWithFirst(panel: Frame): Promise<void> {
  await results(panel).first().getByRole('button', { name: 'Fill' }).click()
}

function videoOf(opened: OpenPage, id: string): Promise<VideoFill | null> {
  return opened.evaluate<VideoFill | null>(
    `const node = await figma.getNodeByIdAsync(input)
     return node.fills.find(({ type }) => type === 'VIDEO') ?? null`,
    id
  )
}

/** Shows the lower right quarter. */
function crop(opened: OpenPage, id: string): Promise<void> {
  return opened.evaluate<void>(
    `const node = await figma.getNodeByIdAsync(input)
     node.fills = node.fills.map(paint =>
       paint.type === 'VIDEO'
         ? {
             ...paint,
             scaleMode: 'CROP',
             videoTransform: [[0.5, 0, 0.5], [0, 0.5, 0.5]]
           }
         : paint)`,
    id
  )
}
