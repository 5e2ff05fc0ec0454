import { expect, it } from 'vitest'
import { entryOf } from '../../../ui/holdings/entry-of.ts'
import type { License } from '../../../ui/api/licenses.ts'

const license: License = {
  id: 'e1',
  assetId: '1',
  mediaType: 'image',
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  isDownloadable: true,
  subscriptionId: null,
  at: null,
  attempt: null
}

it('names the format of an image, and none of a video, as purchases do', () => {
  const video: License = {
    ...license,
    mediaType: 'video',
    size: 'hd',
    format: 'mp4'
  }

  const entries = [license, video].map(one => entryOf(one, { licensee: 'Rae' }))

  expect(entries).toMatchObject([
    { size: 'huge', format: 'jpg' },
    { size: 'hd', format: '' }
  ])
})
