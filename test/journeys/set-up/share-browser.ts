import type { TestProject } from 'vitest/node'
import { isolateFrames, serveBrowser } from './open-page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the project's journeys is reached. */
    browser: string
  }
}

/** Starts one browser for all journeys of a project, and ends it after them. */
export async function setup(
  project: TestProject
): Promise<() => Promise<void>> {
  const { frame } = project.getProvidedContext()
  const server = await serveBrowser([
    // Each page has a new engine for its plugin: to compile that well takes
    // longer than what a journey runs in it.
    '--js-flags=--liftoff-only',
    ...(frame === 'sandbox' ? [isolateFrames] : [])
  ])
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
