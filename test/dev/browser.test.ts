import { expect, it } from 'vitest'
import { findBrowser } from '../../dev/browser.ts'
import type { ProgramSource } from '../../dev/find-program.ts'

function source(
  name: string,
  found: () => string | null,
  install?: () => boolean
): ProgramSource {
  return install ? { name, find: found, install } : { name, find: found }
}

it('takes an installed browser before it installs one', async () => {
  let installed = false
  const sources = [
    source(
      'missing',
      () => null,
      () => (installed = true)
    ),
    source('present', () => '/there')
  ]

  const path = await findBrowser(sources)

  expect(path).toBe('/there')
  expect(installed).toBe(false)
})

it('tries the next source when an install fails', async () => {
  const tried: string[] = []
  const sources = [
    source(
      'first',
      () => null,
      () => {
        tried.push('first')
        return false
      }
    ),
    source(
      'second',
      () => (tried.includes('second') ? '/second' : null),
      () => {
        tried.push('second')
        return true
      }
    )
  ]

  const path = await findBrowser(sources)

  expect(path).toBe('/second')
  expect(tried).toEqual(['first', 'second'])
})

it('says what to do when every source fails', async () => {
  const attempt = findBrowser([source('none', () => null)])

  await expect(attempt).rejects.toThrow('set CLEARED_BROWSER')
})
