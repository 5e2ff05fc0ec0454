import { afterEach, expect, it, vi } from 'vitest'
import {
  beginIfHeard,
  beginSound
} from '../../../../ui/library/player/sound.ts'

afterEach(() => vi.restoreAllMocks())

/** A media element that plays. */
function playing(): HTMLVideoElement {
  const video = document.createElement('video')
  void video.play()
  return video
}

it('lets one thing sound at a time', () => {
  const [first, second] = [playing(), playing()]

  beginSound(first)
  beginSound(first)
  const alone = first.paused
  beginSound(second)

  expect(alone).toBe(false)
  expect([first.paused, second.paused]).toEqual([true, false])
})

it.each([
  ['is paused', (one: HTMLVideoElement) => one.pause()],
  ['is muted', (one: HTMLVideoElement) => void (one.muted = true)],
  ['is turned down', (one: HTMLVideoElement) => void (one.volume = 0)],
  [
    'has no sound, in Chromium',
    (one: HTMLVideoElement) =>
      void Object.assign(one, { webkitAudioDecodedByteCount: 0 })
  ],
  [
    'has no sound, in Firefox',
    (one: HTMLVideoElement) => void Object.assign(one, { mozHasAudio: false })
  ]
])('is not disturbed by what %s', (_, silence) => {
  const [sounding, other] = [playing(), playing()]
  beginSound(sounding)
  silence(other)

  beginIfHeard(other)

  expect(sounding.paused).toBe(false)
})

it('makes way for a video that is heard', () => {
  const [sounding, other] = [playing(), playing()]
  beginSound(sounding)
  Object.assign(other, { webkitAudioDecodedByteCount: 900 })

  beginIfHeard(other)

  expect(sounding.paused).toBe(true)
})
