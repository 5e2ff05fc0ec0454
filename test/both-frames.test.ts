import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frameJourneys } from './journeys/both-frames.ts'

it('runs in both frames what exists', () => {
  const missing = Object.keys(frameJourneys).filter(
    name => !existsSync(join(import.meta.dirname, `journeys/${name}.test.ts`))
  )

  expect(missing).toEqual([])
})
