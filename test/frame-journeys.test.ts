import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frameJourneys } from './e2e/frame-journeys.ts'

it('runs in both frames what exists', () => {
  const missing = Object.keys(frameJourneys).filter(
    name => !existsSync(join(import.meta.dirname, `e2e/${name}.test.ts`))
  )

  expect(missing).toEqual([])
})
