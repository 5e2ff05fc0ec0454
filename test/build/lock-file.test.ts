import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../dev/install.mjs'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
  resolved?: string
  /** Of a workspace. */
  link?: boolean
}

async function lockedPackages(): Promise<Record<string, LockedPackage>> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8')
  return JSON.parse(text).packages
}

it('names the parts for other platforms, which npm ci asks for', async () => {
  const packages = await lockedPackages()

  const missing = Object.entries(packages).flatMap(([place, one]) =>
    Object.keys(one.optionalDependencies ?? {}).filter(
      name =>
        !packages[`node_modules/${name}`] &&
        !packages[`${place}/node_modules/${name}`]
    )
  )

  expect(missing).toEqual([])
})

it('names no registry', async () => {
  const packages = await lockedPackages()

  const bound = Object.keys(packages).filter(
    place => packages[place]?.resolved && !packages[place].link
  )

  expect(bound).toEqual([])
})
