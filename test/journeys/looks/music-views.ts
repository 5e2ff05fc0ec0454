import { chooseMusic } from '../set-up/music.ts'
import { searchFor } from '../set-up/search-and-place.ts'
import { openPage, playTrack } from './media-views.ts'
import { press } from './views.ts'
import type { Step, Walk } from './views.ts'

/** Walks through the views with music. */
export const musicWalks: Record<string, readonly Step[]> = {
  'finding music': [
    ['music to start with', ({ panel }) => chooseMusic(panel)],
    ['tracks', ({ panel }) => searchFor(panel, 'piano', 'music')],
    ['track that plays', playTrack],
    ['filters of music', openSheet],
    ['page of a track', leaveSheet],
    ['track that cannot be played', failTrack]
  ]
}

async function openSheet({ panel }: Walk): Promise<void> {
  await press(panel, 'All filters', 'Artist names, separated by commas')
}

async function leaveSheet(walk: Walk): Promise<void> {
  await press(walk.panel, 'Cancel')
  await openPage(walk)
}

async function failTrack({ opened, panel }: Walk): Promise<void> {
  await opened.page.route(/preview\.(mp3|ogg)/, route =>
    route.fulfill({ contentType: 'text/html', body: 'Not found' })
  )
  await press(panel, 'Next track')
  await panel.getByRole('alert').waitFor()
}
