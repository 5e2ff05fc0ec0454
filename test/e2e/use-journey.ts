import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { closeAll } from '../../dev/close-all.ts'
import { openStack } from './open-stack.ts'
import type { TestStack } from './open-stack.ts'
import { withFrame } from './frame-kind.ts'
import { openPage } from './open-page.ts'
import type { OpenPage, PageOptions } from './open-page.ts'

interface JourneyOptions extends Pick<PageOptions, 'theme' | 'width'> {
  /** Of the host page's address, such as `editor=slides`. */
  query?: string
}

export interface Journey {
  readonly stack: TestStack
  /** A new person's browser with the host page in it; closed by itself. */
  open(options?: JourneyOptions): Promise<OpenPage>
}

/** One stack for the journeys of a file. */
export function useJourney(): Journey {
  let folder: string
  let stack: TestStack
  const opened: OpenPage[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleared-journey-'))
    stack = await openStack(folder)
  })

  afterEach(async () => {
    stack.service.faults.reset()
    await closeAll(opened.splice(0).map(page => () => page.close()))
  })

  afterAll(() =>
    closeAll([
      () => stack.close(),
      () => rm(folder, { recursive: true, force: true })
    ])
  )

  return {
    get stack() {
      return stack
    },
    async open({ query = 'editor=figma', ...options } = {}) {
      const { url, origins, panel } = stack
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
