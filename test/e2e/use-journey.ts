import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { closeAll } from '../../dev/close-all.ts'
import { openHouse } from './open-stack.ts'
import type { TestHouse } from './open-stack.ts'
import { withFrame } from './frame-kind.ts'
import { openPage } from './open-page.ts'
import type { OpenPage, PageOptions } from './open-page.ts'

interface JourneyOptions extends Pick<PageOptions, 'theme' | 'width'> {
  /** Of the host page's address, such as `editor=slides`. */
  query?: string
}

export interface Journey {
  readonly house: TestHouse
  /** A new person's browser with the host page in it; closed by itself. */
  open(options?: JourneyOptions): Promise<OpenPage>
}

/** One house for the journeys of a file. */
export function useJourney(): Journey {
  let folder: string
  let house: TestHouse
  const opened: OpenPage[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleared-journey-'))
    house = await openHouse(folder)
  })

  afterEach(async () => {
    house.service.faults.reset()
    await closeAll(opened.splice(0).map(page => () => page.close()))
  })

  afterAll(() =>
    closeAll([
      () => house.close(),
      () => rm(folder, { recursive: true, force: true })
    ])
  )

  return {
    get house() {
      return house
    },
    async open({ query = 'editor=figma', ...options } = {}) {
      const { url, origins, panel } = house
      const page = await openPage({
        browser: inject('browser'),
        origins,
        panel,
        ...options,
        url: `${url}/?${withFrame(`es=2017&${query}`)}`
      })
      opened.push(page)
      return page
    }
  }
}
