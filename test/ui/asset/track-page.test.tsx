import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAsset } from '../../../ui/asset/asset.ts'
import { AssetView } from '../../../ui/asset/asset-view.tsx'
import { play, stop } from '../../../ui/library/player/play.ts'
import { $player } from '../../../ui/library/player/player.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { listReply } from '../image-record.ts'
import { ScriptedAudio } from '../library/player/scripted-audio.ts'
import { trackOf } from '../library/player/track-of.ts'
import { trackRecord } from '../track-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

let audio: ScriptedAudio
const web = useScriptedWeb()
const api = 'GET https://gateway.test/api/v2'

beforeEach(() => {
  audio = new ScriptedAudio()
  web.on('GET https://gateway.test/*', () => listReply([]))
})
afterEach(() => {
  stop()
  cleanup()
  vi.restoreAllMocks()
})

/** The page of a track with these changes. */
async function openTrack(change: object = {}) {
  web.on(`${api}/audio/7`, () => Response.json(trackRecord('7', change)))
  openView({ name: 'search' })
  await openAsset({ assetId: '7', mediaType: 'audio' })
  render(<AssetView />)
}

function section(name: string) {
  return within(screen.getByRole('region', { name }))
}

function facts(): (string | null)[][] {
  return [...document.querySelectorAll('dt')].map(term => [
    term.textContent,
    term.nextElementSibling?.textContent ?? null
  ])
}

it('shows what is known of a track, and nothing of pictures', async () => {
  await openTrack({ vocal_description: 'female', is_instrumental: false })

  expect(screen.getByRole('heading', { name: 'Track 7' })).toBeTruthy()
  expect(facts()).toEqual(
    expect.arrayContaining([
      ['Track ID', '7'],
      ['Artist', 'Ada Winter'],
      ['Album', 'Night Ferry'],
      ['Tempo', '96 BPM'],
      ['Vocals', 'Female voice'],
      ['Duration', '3:04']
    ])
  )
  const labels = facts().map(([label]) => label)
  expect(labels).not.toContain('Orientation')
  expect(labels).not.toContain('Releases')
  const files = section('Files').getAllByRole('listitem')
  expect(files.map(({ textContent }) => textContent)).toEqual([
    'MP34 MB',
    'WAV30 MB'
  ])
  expect(screen.queryByRole('region', { name: 'Similar' })).toBeNull()
  expect(document.querySelector('video')).toBeNull()
  expect(web.calls('/api/v2/audio/7/similar')).toEqual([])
})

it('plays with a waveform', async () => {
  await openTrack()

  await userEvent.click(screen.getByRole('button', { name: 'Play Track 7' }))

  expect(audio.sounding()).toBe('7.mp3')
  expect($player.get()).toMatchObject({
    state: 'loading',
    track: { key: 'audio 7' },
    list: [{ key: 'audio 7' }]
  })
  expect(
    screen.getByRole('slider', { name: 'Position in Track 7' })
  ).toBeTruthy()
})

it('stays in the list that is played', async () => {
  const list = [trackOf('audio 6'), trackOf('audio 7'), trackOf('audio 8')]
  play(trackOf('audio 7'), list)
  await openTrack()

  await userEvent.click(screen.getByRole('button', { name: 'Pause Track 7' }))

  expect($player.get()).toMatchObject({ state: 'paused', list })
})

it.each([
  ['Genres', 'Jazz', { genres: ['Jazz'] }],
  ['Moods', 'Warm', { moods: ['Warm'] }],
  ['Instruments', 'Piano', { instruments: ['Piano'] }],
  ['More by the artist', 'Ada Winter', { artists: ['Ada Winter'] }],
  ['From the album', 'Night Ferry', { album: 'Night Ferry' }],
  ['Similar artists', 'Bo Frost', { similarArtist: 'Bo Frost' }]
])('searches by %s', async (title, name, filters) => {
  await openTrack({ similar_artists: [{ name: 'Bo Frost' }] })

  await userEvent.click(
    section(title).getByRole('button', { name: `Search for ${name}` })
  )

  expect($view.get()).toEqual({ name: 'search', mediaType: 'audio', filters })
})

it('searches by words for a genre that the library cannot filter by', async () => {
  await openTrack({ genres: ['Dungeon Synth'] })

  await userEvent.click(section('Genres').getByRole('button'))

  expect($view.get()).toEqual({
    name: 'search',
    mediaType: 'audio',
    words: 'Dungeon Synth'
  })
})

it('folds long lyrics, which are text only', async () => {
  const lines = Array.from({ length: 20 }, (_, line) => `Line ${line}`)
  await openTrack({ lyrics: ['<b>Hey</b>', ...lines].join('\r\n') })
  const lyrics = screen.getByText(/^<b>Hey<\/b>/)
  const folded = lyrics.className

  await userEvent.click(screen.getByRole('button', { name: 'Show all lyrics' }))

  expect(lyrics.textContent).toBe(['<b>Hey</b>', ...lines].join('\n'))
  expect(lyrics.className).not.toBe(folded)
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(lyrics.className).toBe(folded)
})

it('shows short lyrics whole', async () => {
  await openTrack({ lyrics: 'La la\nla' })

  expect(screen.getByText(/La la/).textContent).toBe('La la\nla')
  expect(screen.queryByRole('button', { name: 'Show all lyrics' })).toBeNull()
})

it('shows a track of which only its cover is known', async () => {
  await openTrack({
    title: undefined,
    album: undefined,
    artists: undefined,
    bpm: undefined,
    duration: undefined,
    genres: undefined,
    moods: undefined,
    instruments: undefined,
    assets: { album_art: { url: 'http://media.test/7.jpg' } }
  })

  expect(screen.getByRole('heading', { name: 'Track 7' })).toBeTruthy()
  expect(screen.getByText('Preview can’t be played')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Genres' })).toBeNull()
})
