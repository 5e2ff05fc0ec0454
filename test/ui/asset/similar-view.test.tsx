import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { SimilarView } from '../../../ui/asset/similar-view.tsx'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { videoRecord } from '../video-record.ts'

const web = useScriptedWeb()

afterEach(cleanup)

it.each([
  ['image', imageRecord, '2 images'],
  ['video', videoRecord, '2 videos']
] as const)('counts what is similar to one %s', async (medium, of, text) => {
  web.on(`GET https://gateway.test/api/v2/${medium}s/7/similar`, () =>
    listReply([of('101'), of('102')], { total_count: 2 })
  )

  render(<SimilarView assetId="7" mediaType={medium} />)

  expect(await screen.findByText(text)).toBeTruthy()
})
