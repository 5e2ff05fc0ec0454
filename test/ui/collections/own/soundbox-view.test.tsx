import { cleanup, fireEvent, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Asset } from '../../../../ui/api/asset.ts'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import { $collection } from '../../../../ui/collections/own/collection.ts'
import {
  beginDrag,
  cancelDrag,
  showDragged
} from '../../../../ui/library/drag.ts'
import { playNext, stop } from '../../../../ui/library/player/play.ts'
import { $player } from '../../../../ui/library/player/player.ts'
import { openView } from '../../../../ui/shell/view.ts'
import { session } from '../../../src/saved-records.ts'
import { ScriptedAudio } from '../../library/player/scripted-audio.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { trackAsset } from '../../track-asset.ts'
import { showCollection } from './show-collection.tsx'

const id = 'audio 5'
let audio: ScriptedAudio

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
  const scopes = ['collections.view', 'collections.edit']
  setActiveSession({ ...session, scopes, expiresAt: null })
  openView({ name: 'collection', kind: 'own', id })
})
afterEach(() => {
  stop()
  cancelDrag()
  cleanup()
  setActiveSession(null)
  vi.restoreAllMocks()
})

const tracks = Array.from({ length: 13 }, (_, at) => trackAsset(String(at)))

/** happy-dom has no layout. */
function show(assets: readonly Asset[], more: 'none' | 'idle' = 'none'): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(284)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  showCollection(assets, { id, name: 'Calm' }, { more })
}

function shownIds(): string[] {
  const shown = $collection.get()
  return shown.state === 'ready' ? shown.keys.map(one => one.slice(6)) : []
}

it('names tracks, and shares no soundbox', () => {
  show(tracks.slice(0, 2))

  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    '2 tracks · 3 Feb 2026'
  )
  screen.getByRole('grid', { name: 'Tracks in Calm' })
  const head = screen
    .getAllByRole('button')
    .map(one => one.getAttribute('aria-label'))
  expect(head.filter(label => label?.endsWith('Calm'))).toEqual([
    'Rename Calm',
    'Delete Calm'
  ])
})

it('finds tracks by artist, and asks for no orientation', async () => {
  show(tracks.slice(0, 13))

  await userEvent.type(
    screen.getByLabelText('Find in this collection'),
    'winter'
  )

  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^13 found/)
  screen.getByLabelText('License')
  expect(screen.queryByLabelText('Orientation')).toBeNull()
})

it('plays in place, and goes through the collection', async () => {
  show(tracks.slice(0, 3))
  const [play] = screen.getAllByRole('button', { name: /^Play/ })

  if (play) await userEvent.click(play)

  expect(audio.element.getAttribute('src')).toMatch(/\/0\.(mp3|ogg)$/)
  expect($player.get()).toMatchObject({
    track: { key: 'audio 0' },
    list: [{ key: 'audio 0' }, { key: 'audio 1' }, { key: 'audio 2' }]
  })
})

it('loads the rest while it plays what is far below', async () => {
  const all = Array.from({ length: 60 }, (_, at) => trackAsset(String(at)))
  show(all, 'idle')
  const [play] = screen.getAllByRole('button', { name: /^Play/ })
  if (play) await userEvent.click(play)
  const before = $collection.get()

  for (let i = 0; i < 58; i += 1) playNext()

  expect(before).toMatchObject({ more: 'idle' })
  await expect.poll(() => $collection.get()).toMatchObject({ more: 'loading' })
})

it.each([
  ['below its middle, behind it', 40, ['1', '2', '0']],
  ['above its middle, before it', 20, ['1', '0', '2']]
])('drops a track on a row %s', async (_, clientY, order) => {
  show(tracks.slice(0, 3))
  const [row] = screen.getAllByRole('gridcell').slice(2)
  if (!row) throw new Error('There are too few rows.')
  const box = new DOMRect(0, 0, 284, 60)
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(box)
  beginDrag(trackAsset('0'))
  showDragged()

  const at = { bubbles: true, clientX: 200, clientY }
  fireEvent(row, new MouseEvent('drop', at))

  await expect.poll(shownIds).toEqual(order)
})
