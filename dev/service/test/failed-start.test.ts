import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestService } from './open-service.ts'

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(data, { recursive: true })
})

test('a failed start closes accounts and index', async () => {
  const opened = await openTestService({ data, assets: 60 })
  opened.close()
  writeFileSync(join(data, 'applications.json'), 'no JSON')
  // The driver's own, since its files stay open until memory is collected.
  const closed = vi.spyOn(Libsql.prototype, 'close')

  const failed = openTestService({ data, assets: 60 })

  await expect(failed).rejects.toThrow('JSON')
  expect(closed).toHaveBeenCalledTimes(2)
})
