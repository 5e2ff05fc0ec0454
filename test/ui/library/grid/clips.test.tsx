import {
  act,
  cleanup,
  fireEvent,
  render,
  screen
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClearedError } from '../../../../contract/errors.ts'
import type { Clip } from '../../../../ui/api/asset.ts'
import { WindowedGrid } from '../../../../ui/library/grid/windowed-grid.tsx'

let prefersRest = false
let renew: () => Promise<Clip[]>

beforeEach(() => {
  prefersRest = false
  renew = () => Promise.resolve(clipsAt('fresh'))
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: prefersRest }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Videos, but for the third, which is an image. */
function setUp() {
  const picked: number[] = []
  const items = [0, 1, 2].map(index => ({
    id: String(index),
    name: `Film ${index}`,
    aspect: 1.5,
    badges: []
  }))
  render(
    <WindowedGrid
      label="Results"
      items={items}
      isComplete
      isShown
      isBusy={false}
      place={{ scroll: 0, cell: 0 }}
      clipFor={index => (index === 2 ? [] : clipsAt(String(index)))}
      renewClip={renew}
      stateFor={() => undefined}
      isLicensed={() => false}
      pictureFor={() => null}
      actionsFor={() => []}
      isPicked={() => false}
      onOpen={() => {}}
      onPick={index => picked.push(index)}
      onExtend={() => {}}
      onPickAll={() => {}}
      keys={{}}
      onDrag={() => {}}
      onNearEnd={() => {}}
    />
  )
  return picked
}

function clipsAt(path: string): Clip[] {
  return ['mp4', 'webm'].map(name => ({
    name,
    url: `https://media.test/${path}.${name}`
  }))
}

function point(index: number): void {
  const cell = screen.getAllByRole('gridcell')[index]
  if (cell) fireEvent.mouseEnter(cell)
}

function pass(milliseconds: number): Promise<void> {
  return act(() => void vi.advanceTimersByTime(milliseconds))
}

/** What plays, by the first address of each clip. */
function playing(): (string | null | undefined)[] {
  return [...document.querySelectorAll('video')].map(video =>
    video.firstElementChild?.getAttribute('src')
  )
}

it('plays the clip that the pointer rests on, muted and looped', async () => {
  setUp()

  point(0)
  await pass(150)
  const early = playing()
  await pass(60)

  expect(early).toEqual([])
  expect(playing()).toEqual(['https://media.test/0.mp4'])
  const video = document.querySelector('video')
  expect(video).toMatchObject({ muted: true, loop: true, autoplay: true })
})

it('plays one clip at a time, and none once the pointer left', async () => {
  setUp()
  point(0)
  await pass(210)

  point(1)
  const between = playing()
  await pass(210)
  const second = playing()
  fireEvent.mouseLeave(screen.getByRole('grid'))
  await pass(300)

  expect(between).toEqual([])
  expect(second).toEqual(['https://media.test/1.mp4'])
  expect(playing()).toEqual([])
})

it('plays nothing that the pointer only crosses', async () => {
  setUp()

  for (let i = 0; i < 300; i += 1) {
    point(i % 2)
    await pass(10)
  }
  fireEvent.mouseLeave(screen.getByRole('grid'))
  await pass(300)

  expect(playing()).toEqual([])
})

it('plays and stops with Space, and picks with X', async () => {
  const picked = setUp()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

  await user.tab()
  await user.keyboard(' ')
  const first = playing()
  await user.keyboard(' x')

  expect(first).toEqual(['https://media.test/0.mp4'])
  expect(playing()).toEqual([])
  expect(picked).toEqual([0])
})

it('picks an image with Space', async () => {
  const picked = setUp()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

  await user.tab()
  await user.keyboard('{End} ')

  expect(picked).toEqual([2])
  expect(playing()).toEqual([])
})

it('plays only what is asked for with reduced motion', async () => {
  prefersRest = true
  setUp()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

  point(0)
  await pass(300)
  const pointed = playing()
  await user.tab()
  await user.keyboard(' ')

  expect(pointed).toEqual([])
  expect(playing()).toEqual(['https://media.test/0.mp4'])
})

it('stops what plays once the focus is on another cell', async () => {
  setUp()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.tab()
  await user.keyboard(' ')
  const first = playing()

  await user.keyboard('{ArrowRight}')

  expect(first).toEqual(['https://media.test/0.mp4'])
  expect(playing()).toEqual([])
})

it('stops what plays once the focus leaves the grid', async () => {
  setUp()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.tab()
  await user.keyboard(' ')
  const first = playing()

  await user.tab()

  expect(first).toEqual(['https://media.test/0.mp4'])
  expect(playing()).toEqual([])
})

it('asks for new addresses once no format can be played', async () => {
  setUp()
  point(0)
  await pass(210)

  await failSource(0)
  const afterOne = playing()
  await failSource(1)

  expect(afterOne).toEqual(['https://media.test/0.mp4'])
  expect(playing()).toEqual(['https://media.test/fresh.mp4'])
  expect(screen.queryByRole('status')).toBeNull()
})

it('says what to do if new addresses do not play either', async () => {
  setUp()
  point(0)
  await pass(210)
  await failSource(1)

  await act(() => {
    fireEvent.error(document.querySelector('video') as Element)
  })

  expect(playing()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe(
    'Couldn’t play. Open to try again.'
  )
})

it('plays again after there were no new addresses', async () => {
  renew = () => Promise.reject(new ClearedError('offline', 'no network'))
  setUp()
  point(0)
  await pass(210)
  await failSource(1)
  const said = screen.getByRole('status').textContent

  point(1)
  await pass(10)
  point(0)
  await pass(210)

  expect(said).toBe('Couldn’t play. Open to try again.')
  expect(screen.queryByRole('status')).toBeNull()
  expect(playing()).toEqual(['https://media.test/0.mp4'])
})

it('frees what no longer plays', async () => {
  setUp()
  point(0)
  await pass(210)
  const video = document.querySelector('video')
  const load = vi.spyOn(video as HTMLVideoElement, 'load')

  fireEvent.mouseLeave(screen.getByRole('grid'))
  await pass(10)

  expect(load).toHaveBeenCalledOnce()
  expect(video?.childElementCount).toBe(0)
})

async function failSource(index: number): Promise<void> {
  const source = document.querySelectorAll('source')[index]
  await act(() => {
    fireEvent.error(source as Element)
  })
}
