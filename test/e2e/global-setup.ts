import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openHouse } from './house.ts'

/** Opens one house for all journeys. */
export async function setup(
  project: TestProject
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-'))
  const house = await openHouse(folder)
  project.provide('house', house.addresses)
  return async () => {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}
