import { gzipSync } from 'node:zlib'
import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { bundleController } from './bundle-controller.ts'

it('is ES2017', async () => {
  const code = await bundleController()

  const program = parse(code, { ecmaVersion: 8, sourceType: 'script' })

  expect(program.body).not.toEqual([])
})

it('is at most 15.8 kB, compressed', async () => {
  const code = await bundleController()

  expect(gzipSync(code).length).toBeLessThanOrEqual(15_800)
})
