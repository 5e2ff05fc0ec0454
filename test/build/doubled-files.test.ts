import { afterAll, expect, it, vi } from 'vitest'
import type * as esbuild from 'esbuild'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a bundler that shares code otherwise would tell. */
let change: (metafile: esbuild.Metafile) => void = () => {}

// Another test of this process may have loaded the real one.
vi.resetModules()
vi.doMock('esbuild', async load => {
  const real = await load<typeof esbuild>()
  return {
    ...real,
    async build(options: esbuild.BuildOptions): Promise<esbuild.BuildResult> {
      const result = await real.build(options)
      if (result.metafile) change(result.metafile)
      return result
    }
  }
})

afterAll(() => {
  vi.doUnmock('esbuild')
  vi.resetModules()
})

const files = {
  'main.ts': `
    import { at } from './store.ts'
    globalThis.go = async () => [at, await import('./ui/parts/one.ts')]`,
  'store.ts': 'export const at = []',
  'ui/parts/one.ts': `
    import { at } from '../../store.ts'
    export const show = () => at`
}

it('refuses a page and a part that would each have the same file', async () => {
  const absWorkingDir = await mkdtemp(join(tmpdir(), 'doubled-'))
  await mkdir(join(absWorkingDir, 'ui/parts'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(absWorkingDir, name), text)
  }
  const { buildParts } = await import('../../build/parts.mjs')
  const build = () =>
    buildParts('main.ts', {
      absWorkingDir,
      bundle: true,
      outdir: 'panel',
      logLevel: 'silent'
    })
  const whole = await build()

  change = ({ outputs }) => {
    for (const output of Object.values(outputs)) {
      output.inputs['store.ts'] = { bytesInOutput: 20 }
    }
  }

  expect([...whole.keys()].toSorted()).toEqual(['one', 'panel'])
  await expect(build()).rejects.toThrow('store.ts would be there twice')
  await rm(absWorkingDir, { recursive: true })
})
