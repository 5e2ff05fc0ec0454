import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAssetList } from '../../../ui/library/asset-list.ts'
import type { AssetList } from '../../../ui/library/asset-list.ts'
import { playlistOf } from '../../../ui/library/playlists.ts'
import {
  play,
  playNext,
  playPrevious,
  stop
} from '../../../ui/library/player/play.ts'
import { $player } from '../../../ui/library/player/player.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { trackAsset } from '../track-asset.ts'
import { ScriptedAudio } from './player/scripted-audio.ts'

let audio: ScriptedAudio
const perPage = 4
let lists = 0

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** A list of this many tracks, the first page of which is loaded. */
async function openList(total: number, mute: readonly number[] = []) {
  const asked: number[] = []
  const list: AssetList<object> = createAssetList({
    name: `list ${(lists += 1)}`,
    perPage,
    async fetchPage(page) {
      asked.push(page)
      const start = (page - 1) * perPage + (list.$key.get() === 'b' ? 100 : 0)
      const length = Math.min(perPage, total - (page - 1) * perPage)
      const assets = Array.from({ length }, (_, offset) => {
        const id = start + offset
        const isMute = mute.includes(id)
        const change = isMute ? { clips: { short: [], long: [] } } : {}
        return trackAsset(String(id), {}, change)
      })
      return { assets, received: length, dropped: 0, total }
    },
    about: () => ({})
  })
  await list.open('a')
  return { list, asked }
}

type Opened = Awaited<ReturnType<typeof openList>>

/** Plays the track at this place of the list. */
function playAt({ list }: Opened, index: number): void {
  const shown = list.$list.get()
  if (shown.state !== 'ready') throw new Error('The list is not loaded.')
  const tracks = playlistOf(shown.assets, list)
  const track = tracks[index]
  if (track) play(track, tracks)
}

function playing(): string | null {
  const player = $player.get()
  return player.state === 'idle' ? null : player.track.key
}

it('loads more before the end, and plays that next', async () => {
  const opened = await openList(10)
  playAt(opened, 0)
  expect(opened.asked).toEqual([1])

  playNext()
  await vi.waitFor(() => expect(opened.asked).toEqual([1, 2]))
  for (const expected of ['2', '3', '4', '5', '6', '7']) {
    await vi.waitFor(() => {
      playNext()
      expect(playing()).toBe(`audio ${expected}`)
    })
  }

  expect(audio.sounding()).toBe('7.mp3')
  await vi.waitFor(() => expect(opened.asked).toEqual([1, 2, 3]))
  playNext()
  playNext()
  playNext()
  expect(playing()).toBe('audio 9')
  expect(opened.asked).toEqual([1, 2, 3])
})

it('plays the next track when one ends', async () => {
  playAt(await openList(4), 2)
  audio.begin()

  audio.end(180)

  expect(playing()).toBe('audio 3')
})

it('leaves out what cannot be played', async () => {
  playAt(await openList(4, [1, 2]), 0)

  playNext()

  expect(playing()).toBe('audio 3')
  playPrevious()
  expect(playing()).toBe('audio 0')
})

it('stays with its list when another one is opened', async () => {
  const opened = await openList(10)
  playAt(opened, 2)
  await vi.waitFor(() => expect(opened.asked).toEqual([1, 2]))

  await opened.list.open('b')
  await opened.list.loadMore()
  await opened.list.loadMore()
  const keys = () => {
    const player = $player.get()
    return player.state === 'idle' ? [] : player.list.map(({ key }) => key)
  }

  expect(playing()).toBe('audio 2')
  expect(keys().slice(0, 4)).toEqual([
    'audio 0',
    'audio 1',
    'audio 2',
    'audio 3'
  ])
})

it('loads nothing more for a player that is closed', async () => {
  const opened = await openList(10)
  playAt(opened, 0)

  stop()
  await opened.list.loadMore()

  expect(opened.asked).toEqual([1, 2])
  expect(playing()).toBeNull()
})

it('fetches addresses again for a track whose own have expired', async () => {
  const opened = await openList(4)
  playAt(opened, 0)

  const player = $player.get()
  const refresh = player.state !== 'idle' && player.track.refresh

  expect(refresh).toBeTypeOf('function')
})
