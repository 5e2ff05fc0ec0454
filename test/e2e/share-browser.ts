import type { TestProject } from 'vitest/node'
import { serveBrowser } from './open-page.ts'

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
  const server = await serveBrowser()
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
