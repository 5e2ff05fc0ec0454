import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Frame, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { buildPlugin } from '../../../build.mjs'
import { closeAll } from '../../../dev/close-all.ts'
import { startHostServer } from '../../../dev/figma/server.ts'
import type { HostServer } from '../../../dev/figma/server.ts'
import type { play } from '../../../ui/library/player/play.ts'
import type { Track } from '../../../ui/library/player/track.ts'
import { withFrame } from '../set-up/frame-kind.ts'
import { openPage } from '../set-up/open-page.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { useJourney } from '../set-up/use-journey.ts'
import type { Journey } from '../set-up/use-journey.ts'
import { openSoundServer } from './sound-server.ts'
import type { Sound, SoundServer } from './sound-server.ts'

/** Lets a test play tracks that no list has. */
const withPlay: Plugin = {
  name: 'with-play',
  setup(build) {
    build.onLoad({ filter: /[\\/]ui[\\/]app[\\/]main\.tsx$/ }, async given => ({
      contents: `${await readFile(given.path, 'utf8')}
        import { play } from '../library/player/play.ts'
        Object.assign(window, { play, begun: [] })
        const begin = ({ target }) => window.begun.push(target.currentTime)
        addEventListener('playing', begin, true)
        addEventListener('seeked', begin, true)`,
      loader: 'tsx'
    }))
  }
}

interface PlayerJourney {
  readonly journey: Journey
  /** Serves the sounds of the tests. */
  readonly server: SoundServer
  open(options?: {
    theme?: 'light' | 'dark'
  }): Promise<{ opened: OpenPage; panel: Frame }>
}

/** The panel, in which a test plays tracks with these files. */
export function usePlayer(files: Record<string, Sound>): PlayerJourney {
  const journey = useJourney()
  const opened: OpenPage[] = []
  let folder: string
  let host: HostServer
  let server: SoundServer

  beforeAll(async () => {
    server = await openSoundServer(files)
    folder = await mkdtemp(join(tmpdir(), 'player-journey-'))
    const { addresses } = journey.stack
    const media = [...addresses.media, server.origin]
    await buildPlugin({
      addresses: { ...addresses, media },
      outDir: folder,
      plugins: [withPlay]
    })
    const manifestPath = join(folder, 'manifest.json')
    host = await startHostServer({ manifestPath, command: 'open', port: 0 })
  })
  beforeEach(() => server.reset())
  afterEach(() => closeAll(opened.splice(0).map(page => () => page.close())))
  afterAll(() =>
    closeAll([
      () => host.close(),
      () => server.close(),
      () => rm(folder, { recursive: true })
    ])
  )

  return {
    journey,
    get server() {
      return server
    },
    async open(options) {
      const { panel, origins } = journey.stack
      const page = await openPage({
        ...options,
        browser: inject('browser'),
        url: `${host.url}/?${withFrame('es=2017&editor=figma')}`,
        origins: [...origins, host.url, server.origin],
        panel
      })
      opened.push(page)
      return { opened: page, panel: await page.panel() }
    }
  }
}

type Tracks = readonly [Track, ...Track[]]

/** Plays the first of the tracks, from this second. */
export function playTracks(
  panel: Frame,
  list: Tracks,
  from = 0
): Promise<void> {
  return panel.evaluate(
    ([tracks, second]) => window.play?.(tracks[0], tracks, second),
    [list, from] as const
  )
}

/** The same with one track whose addresses become those of another. */
export function playExpiring(
  panel: Frame,
  old: Track,
  fresh: Track,
  from = 0
): Promise<void> {
  return panel.evaluate(
    ([given, next, second]) => {
      const track = { ...given, refresh: () => Promise.resolve(next) }
      window.play?.(track, [track], second)
    },
    [old, fresh, from] as const
  )
}

/** In any language. */
export function playerOf(panel: Frame): Locator {
  return panel.locator('section', { has: panel.getByRole('slider') })
}

/** Waits until it plays at this second or a later one. */
export async function waitForSecond(
  panel: Frame,
  second: number
): Promise<void> {
  await panel.waitForFunction(from => {
    const audio = document.querySelector('audio')
    if (!audio || audio.paused || audio.seeking) return false
    return audio.readyState > 2 && audio.currentTime > from
  }, second)
}

/** The second from which it has last begun to play, rounded. */
export function begunAt(panel: Frame): Promise<number> {
  return panel.evaluate(() => Math.round(window.begun?.at(-1) ?? NaN))
}

declare global {
  interface Window {
    play?: typeof play
    /** Seconds from which sounds have begun. */
    begun?: number[]
  }
}
