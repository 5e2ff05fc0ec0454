import type { TestProject } from 'vitest/node'
import { isolateFrames, serveBrowser } from './open-page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser for the project's journeys. */
    browser: string
  }
}

/** Starts one browser for all journeys of a project, and ends it after them. */
export async function setup(
  project: TestProject
): Promise<() => Promise<void>> {
  const { frame } = project.getProvidedContext()
  const server = await serveBrowser([
    // Each page has a new engine for its plugin, and optimising it takes longer
    // than a journey runs.
    '--js-flags=--liftoff-only',
    ...(frame === 'sandbox' ? [isolateFrames] : [])
  ])
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
