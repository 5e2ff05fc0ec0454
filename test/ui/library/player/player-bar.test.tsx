import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../../../contract/settings.ts'
import { play, stop } from '../../../../ui/library/player/play.ts'
import { $player } from '../../../../ui/library/player/player.ts'
import { PlayerBar } from '../../../../ui/library/player/player-bar.tsx'
import { $settings } from '../../../../ui/shell/settings.ts'
import { $view } from '../../../../ui/shell/view.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { drawn } from './drawn.ts'
import { ScriptedAudio } from './scripted-audio.ts'
import { previewsAt, trackOf } from './track-of.ts'

let audio: ScriptedAudio

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
  $settings.set(defaultSettings)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  cleanup()
})

const list = [
  trackOf('audio 440103', {
    title: 'Night drive',
    cover: 'https://media.test/a.jpg',
    previews: previewsAt('a')
  }),
  trackOf('b', { title: 'Low tide' })
]

/** The player, with the first track in the middle, below a field. */
async function open(state: 'idle' | 'playing' = 'playing') {
  const keys = vi.fn<(key: string) => void>()
  const escapes = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) keys(event.key)
  }
  render(
    <div onKeyDown={escapes}>
      <button id="tab-search">Search</button>
      <input aria-label="Field" />
      <PlayerBar />
    </div>
  )
  const [first] = list
  if (state === 'playing' && first) {
    play(first, list, 65)
    audio.begin()
    await drawn()
  }
  return keys
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }))
}

function shown(): string | undefined {
  return screen.getByRole('region').querySelector('p')?.textContent
}

it('takes no room before something is played', async () => {
  await open('idle')

  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
})

it('shows track, artist and time, and takes no focus', async () => {
  await open('idle')
  const field = screen.getByRole('textbox')
  field.focus()

  if (list[0]) play(list[0], list, 65)
  audio.begin()
  await drawn()

  const player = screen.getByRole('region', { name: 'Player' })
  expect(shown()).toBe('Night drive Ana')
  expect(screen.getByText('1:05 / 3:00')).toBeTruthy()
  expect(player.querySelector('img')?.src).toBe('https://media.test/a.jpg')
  expect(document.activeElement).toBe(field)
})

it('shows hours', async () => {
  await open('idle')
  const long = trackOf('c', { duration: 3725 })

  play(long, [long], 3661)
  await drawn()

  expect(screen.getByText('1:01:01 / 1:02:05')).toBeTruthy()
})

it('plays the next and the one before, and keeps the focus', async () => {
  await open()
  await press('Next track')
  const next = shown()
  const isOff = screen
    .getByRole('button', { name: 'Next track' })
    .getAttribute('aria-disabled')
  const { activeElement } = document

  await press('Next track')
  await press('Previous track')

  expect(next).toBe('Low tide Ana')
  expect(isOff).toBe('true')
  expect(activeElement?.getAttribute('aria-label')).toBe('Next track')
  expect(shown()).toBe('Night drive Ana')
})

it('plays and pauses with Space, wherever the focus is but on a button', async () => {
  await open()

  const sounding: (string | null)[] = []
  const pressSpaceOn = async (element: HTMLElement) => {
    element.focus()
    await userEvent.keyboard(' ')
    sounding.push(audio.sounding())
  }

  await pressSpaceOn(screen.getByRole('slider', { name: /^Position/ }))
  await pressSpaceOn(screen.getByRole('button', { name: 'Volume' }))
  await pressSpaceOn(screen.getByRole('slider', { name: 'Volume' }))

  expect(sounding).toEqual([null, null, 'a.mp3'])
})

it('keeps Escape from what is behind it', async () => {
  const keys = await open()

  screen.getByRole('slider', { name: /^Position/ }).focus()
  await userEvent.keyboard('{Escape}')
  screen.getByRole('button', { name: 'Next track' }).focus()
  await userEvent.keyboard('{Escape}')
  await press('Volume')
  await userEvent.keyboard('{Escape}')
  const isOpen = screen.queryByRole('dialog') !== null
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('{Escape}')

  expect(isOpen).toBe(false)
  expect(keys.mock.calls).toEqual([['Escape']])
  expect($player.get().state).toBe('playing')
})

it('closes, and gives the focus to the tab', async () => {
  await open()

  await press('Close player')

  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
  expect(audio.loaded()).toBeNull()
  expect(document.activeElement?.id).toBe('tab-search')
})

it('opens the page of the track over any view', async () => {
  await open()

  await press('Open Night drive')

  expect($view.get()).toMatchObject({
    name: 'asset',
    assetId: '440103',
    mediaType: 'audio'
  })
  expect($player.get().state).toBe('playing')
})

it('mutes, and remembers how loud it was', async () => {
  $settings.set({ ...defaultSettings, volume: 0.4 })
  await open()
  const volume = () =>
    screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' }).value

  await press('Volume')
  const before = volume()
  await press('Mute')
  const muted = [volume(), audio.element.volume]
  await press('Unmute')

  expect([before, volume()]).toEqual(['40', '40'])
  expect(muted).toEqual(['0', 0])
  expect(audio.element.volume).toBe(0.4)
})

it('says what failed, and resumes at the same second', async () => {
  await open()
  audio.fail(4)
  audio.fail(4)
  await drawn()
  const said = screen.getByRole('alert').textContent

  await press('Try again')

  expect(said).toMatch(
    /^This preview can’t be played\. Try again or choose another track\./
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(audio.loaded()).toEqual(['a.mp3', 65])
  expect(document.activeElement).not.toBe(document.body)
})
