import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { $view, openView } from '../../../ui/shell/view.ts'
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

it('leads from an empty list to the search', async () => {
  web.on('GET https://gateway.test/api/v2/images/8/similar', () =>
    listReply([], { total_count: 0 })
  )
  openView({ name: 'collections' })
  render(<SimilarView assetId="8" mediaType="image" />)

  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))

  expect($view.get()).toEqual({ name: 'search' })
})
