import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { bundleController } from './bundle-controller.ts'

it('is ES2017', async () => {
  const code = await bundleController()

  const program = parse(code, { ecmaVersion: 8, sourceType: 'script' })

  expect(program.body).not.toEqual([])
})
