import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause, play, stop } from '../../../../ui/library/player/play.ts'
import { $player, $position } from '../../../../ui/library/player/player.ts'
import { PlayButton } from '../../../../ui/library/player/play-button.tsx'
import type { Track } from '../../../../ui/library/player/track.ts'
import { Waveform } from '../../../../ui/library/player/waveform.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { drawn } from './drawn.ts'
import { ScriptedAudio } from './scripted-audio.ts'
import { trackOf } from './track-of.ts'

let audio: ScriptedAudio

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  cleanup()
})

const picture = 'https://media.test/a.png'

/** A waveform of 200 pixels. */
function show(part: Partial<Track> = {}): Track {
  const track = trackOf('a', { title: 'Night drive', ...part })
  render(<Waveform track={track} list={[track]} />)
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 0, 200, 20)
  )
  return track
}

function slider(): HTMLElement {
  return screen.getByRole('slider', { name: 'Position in Night drive' })
}

function value() {
  return ['now', 'max', 'text'].map(name =>
    slider().getAttribute(`aria-value${name}`)
  )
}

it('reads as a time to a screen reader', async () => {
  const track = show()
  const before = value()

  play(track, [track], 65)
  audio.begin(185.2)
  await drawn()

  expect(before).toEqual(['0', '180', '0:00 of 3:00'])
  expect(value()).toEqual(['65', '185', '1:05 of 3:05'])
})

it.each([
  ['{ArrowRight}', 65],
  ['{ArrowUp}', 65],
  ['{ArrowLeft}', 55],
  ['{ArrowDown}', 55],
  ['{PageUp}', 75],
  ['{PageDown}', 45],
  ['{Home}', 0],
  ['{End}', 180],
  ['{ArrowRight}{ArrowRight}{PageDown}', 55]
])('moves with %s to second %i', async (keys, second) => {
  const track = show()
  play(track, [track], 60)
  audio.begin()
  await drawn()

  slider().focus()
  await userEvent.keyboard(keys)

  expect($position.get()).toBe(second)
  expect(audio.element.currentTime).toBe(second)
})

it('counts keys that are pressed in the same turn', async () => {
  const track = show()
  play(track, [track], 60)
  audio.begin()
  await drawn()

  for (let i = 0; i < 4; i += 1) {
    fireEvent.keyDown(slider(), { key: 'ArrowRight' })
  }

  expect($position.get()).toBe(80)
})

it('follows the player for the current track alone', async () => {
  const track = show()
  const other = trackOf('b', { title: 'Other', duration: 7 })
  render(<Waveform track={other} list={[other]} />)
  const texts = () =>
    screen.getAllByRole('slider').map(one => one.getAttribute('aria-valuetext'))

  play(track, [track, other], 30)
  await drawn()
  const first = texts()
  play(other, [track, other], 5)
  await drawn()

  expect(first).toEqual(['0:30 of 3:00', '0:00 of 0:07'])
  expect(texts()).toEqual(['0:00 of 3:00', '0:05 of 0:07'])
})

it('keeps its keys from the list around it', async () => {
  const track = trackOf('a')
  const around = vi.fn<(event: KeyboardEvent) => void>()
  render(
    <div onKeyDown={around}>
      <Waveform track={track} list={[track]} />
    </div>
  )

  screen.getByRole('slider').focus()
  await userEvent.keyboard('{ArrowDown}{Home} x{Control>}{ArrowDown}')

  const keys = around.mock.calls.map(([{ key }]) => key)
  expect(keys).toEqual(['x', 'Control', 'ArrowDown'])
})

it('plays and pauses with Space', async () => {
  show()
  slider().focus()

  await userEvent.keyboard(' ')
  const first = audio.sounding()
  await userEvent.keyboard(' ')

  expect(first).toBe('a.mp3')
  expect(audio.sounding()).toBeNull()
})

it('plays a track from where it is pressed', async () => {
  show()

  press(150)
  const early = $player.get().state
  release(150)

  expect(early).toBe('idle')
  expect(audio.loaded()).toEqual(['a.mp3', 45])
})

it('seeks where a drag ends, and shows where that will be', async () => {
  const track = show()
  play(track, [track], 10)
  audio.begin()
  await drawn()

  press(150)
  move(200)
  await drawn()
  const dragged = value()
  const during = $position.get()
  move(0)
  await drawn()
  const outside = value()
  move(900)
  release(900)

  expect(outside).toEqual(['0', '180', '0:00 of 3:00'])
  expect(dragged).toEqual(['90', '180', '1:30 of 3:00'])
  expect(during).toBe(10)
  expect($position.get()).toBe(180)
})

it('leaves a drag that the browser ends', async () => {
  const track = show()
  play(track, [track], 10)
  audio.begin()
  await drawn()
  press(150)
  move(200)

  fireEvent.pointerCancel(slider())
  await drawn()

  expect($position.get()).toBe(10)
  expect(value()[0]).toBe('10')
})

it('stays paused when it is moved', async () => {
  const track = show()
  play(track, [track], 10)
  audio.begin()
  pause()
  await drawn()

  press(200)
  release(200)

  expect($player.get().state).toBe('paused')
  expect(audio.element.currentTime).toBe(90)
})

it('cannot be moved while its length is unknown', async () => {
  show({ duration: null })

  press(150)
  release(150)
  slider().focus()
  await userEvent.keyboard('{ArrowRight}{End}')

  expect(slider().getAttribute('aria-disabled')).toBe('true')
  expect(value()).toEqual(['0', '0', '0:00 of –:––'])
  expect($player.get().state).toBe('idle')
})

it('shows the picture, as far as it is played in another color', async () => {
  const track = show({ waveform: picture })
  const pictures = () =>
    [...slider().querySelectorAll('img')].map(({ src, alt }) => [src, alt])
  const unplayed = pictures()

  play(track, [track], 45)
  audio.begin()
  await drawn()

  expect(unplayed).toEqual([[picture, '']])
  expect(pictures()).toEqual([
    [picture, ''],
    [picture, '']
  ])
  expect(slider().style.getPropertyValue('--played')).toBe('25%')
})

it.each([
  ['has no picture', null],
  ['has one that cannot be shown', picture]
])('shows a line for a track that %s', async (_, waveform) => {
  show({ waveform })

  slider()
    .querySelectorAll('img')
    .forEach(image => fireEvent.error(image))
  await drawn()

  expect(slider().querySelector('img')).toBeNull()
  expect(slider().querySelectorAll('span')).toHaveLength(1)
})

it('says on its button what a press does', async () => {
  const track = trackOf('a', { title: 'Night drive' })
  render(<PlayButton track={track} list={[track]} />)
  const button = screen.getByRole('button')
  const look = () => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-busy')
  ]
  const looks = [look()]

  await userEvent.click(button)
  looks.push(look())
  audio.begin()
  await drawn()
  looks.push(look())
  await userEvent.click(button)
  looks.push(look())

  expect(looks).toEqual([
    ['Play Night drive', null],
    ['Pause Night drive', 'true'],
    ['Pause Night drive', null],
    ['Play Night drive', null]
  ])
})

function press(clientX: number): void {
  fireEvent.pointerDown(slider(), { clientX, button: 0, pointerId: 1 })
}

function move(clientX: number): void {
  fireEvent.pointerMove(slider(), { clientX, pointerId: 1 })
}

function release(clientX: number): void {
  fireEvent.pointerUp(slider(), { clientX, pointerId: 1 })
}
