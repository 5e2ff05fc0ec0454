import { chooseMusic, waitForSound } from '../set-up/music.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { press } from './views.ts'
import type { Step, Walk } from './views.ts'

/** Walks through the views with music. */
export const musicWalks: Record<string, readonly Step[]> = {
  'finding music': [
    ['music to start with', ({ panel }) => chooseMusic(panel)],
    ['tracks', ({ panel }) => searchFor(panel, 'piano', 'music')],
    ['track that plays', playFirst],
    ['filters of music', openSheet],
    ['page of a track', openPage],
    ['track that cannot be played', failTrack]
  ]
}

async function playFirst({ panel }: Walk): Promise<void> {
  await results(panel).first().getByRole('button').first().press('Space')
  await waitForSound(panel)
}

async function openSheet({ panel }: Walk): Promise<void> {
  await press(panel, 'All filters', 'Artist names, separated by commas')
}

async function openPage({ panel }: Walk): Promise<void> {
  await press(panel, 'Cancel')
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

async function failTrack({ opened, panel }: Walk): Promise<void> {
  await opened.page.route(/preview\.(mp3|ogg)/, route =>
    route.fulfill({ contentType: 'text/html', body: 'Not found' })
  )
  await press(panel, 'Next track')
  await panel.getByRole('alert').waitFor()
}
