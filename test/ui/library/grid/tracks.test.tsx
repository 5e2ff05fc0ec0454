import {
  act,
  cleanup,
  fireEvent,
  render,
  screen
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Asset } from '../../../../ui/api/asset.ts'
import { AssetGrid } from '../../../../ui/library/grid/asset-grid.tsx'
import { $licensedAssets } from '../../../../ui/library/licensed-assets.ts'
import { $picked, clearPicked } from '../../../../ui/library/picked.ts'
import { stop } from '../../../../ui/library/player/play.ts'
import { $player } from '../../../../ui/library/player/player.ts'
import { $statesInFile } from '../../../../ui/library/states-in-file.ts'
import { $view, openView } from '../../../../ui/shell/view.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { trackAsset } from '../../track-asset.ts'
import { ScriptedAudio } from '../player/scripted-audio.ts'

let audio: ScriptedAudio

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
  openView({ name: 'search' })
  clearPicked()
})
afterEach(() => {
  stop()
  $statesInFile.set(new Map())
  $licensedAssets.set(new Set())
  cleanup()
  vi.restoreAllMocks()
})

/** happy-dom has no layout. */
function show(assets: readonly Asset[], width = 284, height = 400) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  const list = { total: assets.length, dropped: 0, more: 'none' } as const
  const ready = { state: 'ready', assets, ...list } as const
  return render(
    <AssetGrid
      label="Results"
      list={{
        $list: atom(ready),
        place: { scroll: 0, cell: 0 },
        loadMore: () => Promise.resolve(),
        retry: () => Promise.resolve()
      }}
      found={ready}
      empty={null}
    />
  )
}

function tracks(count: number): Asset[] {
  return Array.from({ length: count }, (_, id) => trackAsset(String(id)))
}

/** The button of a track. */
function row(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

/** What screen readers say. */
function nameOf(button: HTMLElement): string | undefined {
  return button.textContent?.replace(/\s+/g, ' ').trim()
}

function isPlaying(): string {
  const player = $player.get()
  return player.state === 'idle'
    ? 'idle'
    : `${player.track.key} ${player.state}`
}

it('shows a track as a row with what is known of it', () => {
  show([trackAsset('1'), trackAsset('2', { bpm: null, artists: ['A', 'B'] })])

  expect(nameOf(row(/^Track 1/))).toBe('Track 1 Ada Winter 3:04 96 BPM')
  expect(nameOf(row(/^Track 2/))).toBe('Track 2 A and B 3:04')
  const rows = screen.getAllByRole('row')
  expect(
    rows.map(one => one.querySelectorAll('[role=gridcell]').length)
  ).toEqual([1, 1])
  expect(screen.getAllByRole('slider')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Play Track 1' }).tabIndex).toBe(-1)
})

it('has rows as wide as the list, lower in a wide one', () => {
  const sizes = [284, 900].map(width => {
    const { unmount } = show(tracks(2), width)
    const cell = screen.getAllByRole('gridcell')[1]?.style
    const line = screen.getAllByRole('row')[1]?.style
    unmount()
    return [cell?.left, cell?.width, cell?.height, line?.top]
  })

  expect(sizes).toEqual([
    ['0px', '276px', '64px', '66px'],
    ['0px', '892px', '56px', '58px']
  ])
})

it('plays and pauses with Space, opens with Enter, picks with X', async () => {
  const assets = tracks(3)
  show(assets)
  const first = row(/^Track 0/)
  await act(() => first.focus())

  await userEvent.keyboard(' ')
  audio.begin()
  expect([isPlaying(), audio.sounding()]).toEqual(['audio 0 playing', '0.mp3'])
  await userEvent.keyboard('{ArrowDown}x')
  expect(document.activeElement).toBe(row(/^Track 1/))
  expect($picked.get()).toEqual([assets[1]])
  await userEvent.keyboard('{ArrowUp} ')
  expect(isPlaying()).toBe('audio 0 paused')
  await userEvent.keyboard('{Enter}')

  expect($view.get()).toMatchObject({
    name: 'asset',
    assetId: '0',
    mediaType: 'audio'
  })
})

it('picks a track that cannot be played with Space', async () => {
  const mute = trackAsset('1', {}, { clips: { short: [], long: [] } })
  show([mute])
  await act(() => row(/^Track 1/).focus())

  await userEvent.keyboard(' ')

  expect($picked.get()).toEqual([mute])
  expect(isPlaying()).toBe('idle')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
})

it('plays in place, and goes through the tracks in view', async () => {
  show(tracks(3))

  await userEvent.click(screen.getByRole('button', { name: 'Play Track 1' }))

  const player = $player.get()
  expect(player.state !== 'idle' && player.list.map(({ key }) => key)).toEqual([
    'audio 0',
    'audio 1',
    'audio 2'
  ])
  expect(isPlaying()).toBe('audio 1 loading')
  expect($view.get().name).toBe('search')
})

it('marks tracks in this file and licensed ones', () => {
  $statesInFile.set(new Map([['audio 1', 'comp']]))
  $licensedAssets.set(new Set(['audio 1', 'audio 2']))

  show(tracks(3))

  const marks = [0, 1, 2].map(id => {
    const button = row(new RegExp(`^Track ${id}`))
    return nameOf(button)
      ?.replace(/^.*Winter|3:04.*$/g, '')
      .trim()
  })
  expect(marks).toEqual(['', 'In this file Licensed', 'Licensed'])
})

it('keeps few nodes for many tracks, in the largest panel, too', () => {
  show(tracks(10_000), 1200, 1000)

  expect(document.querySelectorAll('*').length).toBeLessThan(560)
})

it('shows odd titles whole to screen readers, and each in its direction', () => {
  const long = 'x'.repeat(500)
  show([
    trackAsset('1', { artists: [], bpm: null }, { description: long }),
    trackAsset('2', { artists: ['فرقة'] }, { description: 'أغنية الليل' }),
    trackAsset('3', { waveform: null }, { duration: null })
  ])

  expect(nameOf(row(/^x/))).toBe(`${long} 3:04`)
  expect(screen.getByTitle(`${long}, 3:04`)).toBeTruthy()
  expect(screen.getByText('أغنية الليل').dir).toBe('auto')
  expect(screen.getByText('فرقة').dir).toBe('auto')
  expect(
    screen
      .getByRole('slider', { name: /Track 3/ })
      .getAttribute('aria-disabled')
  ).toBe('true')
})

it('plays nothing when the waveform of another one is only looked at', () => {
  show(tracks(2))

  fireEvent.mouseEnter(screen.getAllByRole('gridcell')[1] as Element)

  expect(isPlaying()).toBe('idle')
})
