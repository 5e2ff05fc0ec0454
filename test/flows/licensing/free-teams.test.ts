import { expect, it } from 'vitest'
import { findVideos } from '../set-up/find-media.ts'
import { typesOf } from '../set-up/layers.ts'
import {
  itemsOf,
  journalOf,
  ledgerOf,
  licensePosts
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { licensedFiles } from './slow-file.ts'

const stack = useStack()

function downloads(): number {
  const { asked } = stack.network
  return asked.filter(line => line.startsWith(licensedFiles)).length
}

/** Opens the file again, in a team with this plan. */
function reopenIn(
  team: 'free' | 'paid',
  { headless, panel }: OpenFile
): Promise<OpenFile> {
  panel.window.close()
  const document = headless.host.exportDocument()
  headless.kill()
  return stack.openFile(document, { team })
}

it('downloads no second video where the team takes none', async () => {
  const file = await stack.openFile(undefined, { team: 'free' })
  await signInWithPages(stack, file, 'studio')
  const videos = await findVideos(file.panel, 3)
  await file.panel.placeOnce(videos)

  await file.panel.planLicenses(videos)
  await file.panel.confirmLicenses()

  expect(downloads()).toBe(1)
  expect(itemsOf(file)).toMatchObject(
    videos.map(({ assetId }) => ({
      assetId,
      step: 'not-placed',
      error: { code: 'video-not-allowed' },
      reduced: { assetId, mediaType: 'video' }
    }))
  )
  expect(typesOf(file)).toEqual(['IMAGE', 'IMAGE', 'IMAGE'])
  expect(await ledgerOf(file)).toHaveLength(3)
})

it('leaves a refused video to the person, at no charge', async () => {
  const file = await stack.openFile(undefined, { team: 'free' })
  await signInWithPages(stack, file, 'studio')
  const [video] = await findVideos(file.panel, 1)
  if (!video) throw new Error('No video was found.')
  await file.panel.placeOnce([video])
  await file.panel.planLicenses([video])
  await file.panel.confirmLicenses()
  const journal = journalOf(stack)

  const again = await reopenIn('free', file)
  await stack.calm()
  const [notices, count] = [readNotices(again), downloads()]
  const paid = await reopenIn('paid', again)
  await paid.panel.planLicenses([video])
  await paid.panel.confirmLicenses()

  expect(journal).toEqual([])
  expect(notices).not.toContain('interrupted')
  expect(count).toBe(1)
  expect(itemsOf(paid)).toMatchObject([{ step: 'done', charge: 0, uses: 1 }])
  expect(typesOf(paid)).toEqual(['VIDEO'])
  expect(licensePosts(stack)).toBe(1)
})
