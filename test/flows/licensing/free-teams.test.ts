import { expect, it } from 'vitest'
import { findVideos } from '../set-up/find-videos.ts'
import { typesOf } from '../set-up/layers.ts'
import { itemsOf, ledgerOf } from '../set-up/licensing.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { licensedFiles } from './slow-file.ts'

const stack = useStack()

it('downloads no second video where the team takes none', async () => {
  const file = await stack.openFile(undefined, { team: 'free' })
  await signInWithPages(stack, file, 'studio')
  const videos = await findVideos(file.panel, 3)
  await file.panel.placeOnce(videos)

  await file.panel.planLicenses(videos)
  await file.panel.confirmLicenses()

  const { asked } = stack.network
  expect(asked.filter(line => line.startsWith(licensedFiles))).toHaveLength(1)
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
