import { expect, it } from 'vitest'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { ledgerOf, licenseAssets } from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()

it('proves the licenses of images and videos, with their files', async () => {
  const file = await stack.openFile()
  const saved = new Map<string, Blob>()
  const save = (name: string, content: Blob) => void saved.set(name, content)
  await signInWithPages(stack, file, 'studio')
  const [placed] = await placeResults(file, 'mountain', 1)
  const video = firstOf(await findVideos(file.panel, 1))
  await file.panel.placeOnce([video])
  const image = { assetId: placed?.assetId ?? '', mediaType: 'image' as const }
  await licenseAssets(file, [image, video])
  await stack.calm()

  await file.panel.makeProof('file', save)
  await file.panel.saveProofFiles(save)

  const proof = file.panel.$proof.get()
  if (proof.state !== 'ready') throw new Error(JSON.stringify(proof))
  const { csv, summary, name } = proof.pack
  const zip = await saved.get(`${name}-files-1.zip`)?.text()
  const entries = await ledgerOf(file)
  const licensed = entries.find(({ mediaType }) => mediaType === 'video')
  const { licenseId, size } = licensed ?? {}
  expect(summary).toBe('2 licenses: 2 confirmed by the account.')
  expect(csv).toContain(`"${image.assetId}","Image"`)
  expect(csv).toContain(
    `"${video.assetId}","Video","${video.description}","${licenseId}"`
  )
  expect(proof.files).toMatchObject({ state: 'done', zipped: 2, left: [] })
  expect(zip).toContain(`video-${video.assetId}-${licenseId}-${size}.mov`)
})
