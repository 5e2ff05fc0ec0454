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
  const { frame } = project.getProvidedContext()
  // Without windows, only this gives a sandboxed frame a process of its own.
  const flags = frame === 'sandbox' ? ['--site-per-process'] : []
  const server = await serveBrowser(flags)
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
