import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const path = createRequire(import.meta.url).resolve(
  '@figma/plugin-typings/plugin-api.d.ts'
)
const typings = (await readFile(path, 'utf8')).replaceAll(
  /\/\*\*[\s\S]*?\*\//g,
  ''
)

/** The members that an interface of the pinned typings declares itself. */
function membersOf(name: RegExp): string[] {
  const found = new Set<string>()
  for (const block of typings.matchAll(
    /^interface (\w+)[^{]*\{(?:\}|[\s\S]*?^\})/gm
  )) {
    if (!name.test(block[1] ?? '')) continue
    const own = block[0].matchAll(/^ {2}(?:readonly )?(\w+)\??[(:<]/gm)
    for (const member of own) found.add(member[1] ?? '')
  }
  return [...found]
}

test('knows every member of PluginAPI, emulated or not', async () => {
  const { run } = await openPlugin()
  const names = membersOf(/^PluginAPI$/)

  const strange = await run(
    `return input.filter(name => {
      if (name in figma) return false
      try { figma[name]; return true }
      catch (error) { return error.message !== 'not emulated: figma.' + name }
    })`,
    names
  )

  expect(names.length).toBeGreaterThan(120)
  expect(strange).toEqual([])
})

test('knows every member of nodes and styles, emulated or not', async () => {
  const { run } = await openPlugin()
  const names = membersOf(/(Mixin|Node|^PaintStyle)$/)

  const strange = await run(
    `const nodes = [figma.root, figma.currentPage, figma.createFrame(),
      figma.createText(), figma.createVector(), figma.createSection(),
      figma.createComponent(), figma.createEllipse(), figma.createStar(),
      figma.createBooleanOperation(),
      figma.createComponent().createInstance(), figma.createPaintStyle()]
    return input.filter(name => {
      if (nodes.some(node => name in node)) return false
      try { nodes[2][name]; return true }
      catch (error) { return error.message !== 'not emulated: node.' + name }
    })`,
    names
  )

  expect(names.length).toBeGreaterThan(250)
  expect(strange).toEqual([])
})

test('has no member that the typings do not have', async () => {
  const { run } = await openPlugin()
  const known = membersOf(/(^PluginAPI|Mixin|Node|^PaintStyle)$/)

  const invented = await run<string[]>(`
    const things = [figma, figma.root, figma.currentPage, figma.createFrame(),
      figma.createText(), figma.createSection(), figma.createRectangle(),
      figma.createPaintStyle()]
    const names = []
    for (const thing of things) for (const name in thing) names.push(name)
    return names`)

  const allowed = new Set([...known, 'type', 'removed'])
  expect(invented.filter(name => !allowed.has(name))).toEqual([])
})
