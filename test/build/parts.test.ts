import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'
import { buildParts } from '../../build/parts.mjs'
import { createPartLoader } from '../../ui/load-part.ts'

const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Splits a page of these files, whose entry is `main.ts`. */
async function split(files: Record<string, string>) {
  const absWorkingDir = await mkdtemp(join(tmpdir(), 'parts-'))
  folders.push(absWorkingDir)
  for (const [name, text] of Object.entries(files)) {
    const path = join(absWorkingDir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return buildParts('main.ts', {
    absWorkingDir,
    bundle: true,
    minify: true,
    outdir: 'panel',
    logLevel: 'silent'
  })
}

/** Runs a page; its parts come from the outputs. */
function open(outputs: Awaited<ReturnType<typeof split>>) {
  const said: unknown[] = []
  const scope: Record<string, unknown> = { say: (it: unknown) => said.push(it) }
  const run = (name: string): void => {
    runInNewContext(outputs.get(name)?.script ?? '', scope)
  }
  return { said, scope, run }
}

const twoParts = {
  'main.ts': `
    import { counter, next } from './counter.ts'
    import './page.css'
    next()
    say(counter.at)
    globalThis.go = async name => {
      const part = name === 'one'
        ? await import('./ui/parts/one.ts')
        : await import('./ui/parts/two.ts')
      say(part.show())
    }`,
  'counter.ts': `
    export const counter = { at: 0 }
    export const next = () => (counter.at += 1)`,
  'both.ts': `
    import './both.css'
    export const both = { times: 0 }`,
  'page.css': '.page { margin: 0 }',
  'both.css': '.both { color: red }',
  'one.css': '.one { color: blue }',
  'ui/parts/one.ts': `
    import '../../one.css'
    import { counter, next } from '../../counter.ts'
    import { both } from '../../both.ts'
    export const show = () => {
      next()
      both.times += 1
      return \`one \${counter.at} \${both.times}\`
    }`,
  'ui/parts/two.ts': `
    import { counter } from '../../counter.ts'
    import { both } from '../../both.ts'
    export const show = () => {
      both.times += 1
      return \`two \${counter.at} \${both.times}\`
    }`
}

it('keeps one state of what page and parts share', async () => {
  const outputs = await split(twoParts)
  const { said, scope, run } = open(outputs)
  run('panel')
  const modules = scope['panelModules'] as Record<string, unknown>
  modules['load'] = createPartLoader(
    modules,
    async name => ({ html: name }),
    run
  )
  const go = scope['go'] as (name: string) => Promise<void>

  await go('one')
  await go('two')
  await go('one')

  expect(said).toEqual([1, 'one 2 1', 'two 2 2', 'one 3 3'])
})

it('gives what several parts need a file of its own', async () => {
  const outputs = await split(twoParts)

  expect([...outputs.keys()].toSorted()).toEqual([
    'one',
    'panel',
    'shared',
    'two'
  ])
})

it('puts styles where the module is that uses them', async () => {
  const outputs = await split(twoParts)

  const styles = [...outputs].map(([name, { css }]) => [name, css])
  expect(Object.fromEntries(styles)).toEqual({
    one: '.one{color:#00f}',
    panel: '.page{margin:0}',
    shared: '.both{color:red}',
    two: ''
  })
})

it.each(['at += 1', 'at++', '[at] = [2]'])(
  'refuses to share what is set again later by %s',
  async change => {
    const files = {
      'main.ts': `
      import { at, next } from './counter.ts'
      next()
      say(at)
      import('./ui/parts/one.ts')`,
      'counter.ts': `
      export let at = 0
      export const next = () => void (${change})`,
      'ui/parts/one.ts': `
      import { at } from '../../counter.ts'
      say(at)`
    }

    await expect(split(files)).rejects.toThrow('sets')
  }
)

it('shares what is set at once', async () => {
  const outputs = await split({
    'main.ts': `
      import { at } from './counter.ts'
      say(at)
      import('./ui/parts/one.ts')`,
    'counter.ts': `
      export let at = 0
      at = 1`,
    'ui/parts/one.ts': `
      import { at } from '../../counter.ts'
      say(at)`
  })

  expect([...outputs.keys()]).toContain('one')
})

it('refuses to load late what is no part', async () => {
  const files = {
    'main.ts': `import('./late.ts')`,
    'late.ts': `export const late = true`
  }

  await expect(split(files)).rejects.toThrow('late.ts is loaded late')
})
