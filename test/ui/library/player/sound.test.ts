import { afterEach, expect, it, vi } from 'vitest'
import { minimisePanel } from '../../../../ui/shell/settings.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import {
  claimIfAudible,
  claimSound
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

  claimSound(first)
  claimSound(first)
  const alone = first.paused
  claimSound(second)

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
  claimSound(sounding)
  silence(other)

  claimIfAudible(other)

  expect(sounding.paused).toBe(false)
})

it('is paused by a video with sound', () => {
  const [sounding, other] = [playing(), playing()]
  claimSound(sounding)
  Object.assign(other, { webkitAudioDecodedByteCount: 900 })

  claimIfAudible(other)

  expect(sounding.paused).toBe(true)
})

it.each([
  ['video', true],
  ['audio', false]
] as const)('minimising the panel pauses a %s: %s', (name, isPaused) => {
  useQuietPlatform()
  const media = document.createElement(name)
  void media.play()
  claimSound(media)

  minimisePanel(true)

  expect(media.paused).toBe(isPaused)
  minimisePanel(false)
})
