import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, onTestFinished, test } from 'vitest'
import { startEcho } from '../../probe/echo.mjs'
import { readPlugin } from '../../read-plugin.ts'
import type { Editor } from '../../surveyed-nodes.ts'
import { openHost } from '../open-plugin.ts'

const folder = join(import.meta.dirname, '../../probe')
const html = await readFile(join(folder, 'ui.html'), 'utf8')

function linesOf(id: string): string[] {
  const [, text = ''] = html.split(`id="${id}">\n`)
  const inside = text.slice(0, text.indexOf('</script>')).trim()
  return inside.split('\n').map(line => line.trim())
}

function pairsOf(id: string): Record<string, string> {
  return Object.fromEntries(
    linesOf(id).map(line => [
      line.slice(0, line.indexOf(' ')),
      line.slice(line.indexOf(' ') + 1)
    ])
  )
}

/** What the probe says that the host assumes, of one kind. */
function assumed(kind: string): Record<string, unknown> {
  const items = linesOf('items').map(line => line.split(' | '))
  const own = items.filter(([head = '']) => head.startsWith(`${kind} `))
  return Object.fromEntries(
    own.map(([head = '', , value = '']) => [
      head.slice(kind.length + 1),
      JSON.parse(value) as unknown
    ])
  )
}

const given = {
  files: pairsOf('files'),
  syntax: pairsOf('syntax'),
  bodies: pairsOf('bodies'),
  builtIns: linesOf('builtIns'),
  usual: linesOf('usual')[0]?.split(' ')
}

async function probe(editorType: Editor = 'figma') {
  const echo = await startEcho(0)
  onTestFinished(() => echo.close())
  const plugin = await readPlugin(join(folder, 'manifest.json'))
  plugin.manifest.networkAccess = { allowedDomains: [echo.url] }
  const headless = await openHost({ plugin, es: 'latest', editorType })
  const answer = new Promise<{ got: Record<string, unknown> }>(resolve => {
    headless.onPanelMessage(message => {
      const said = message as { type: string; got: Record<string, unknown> }
      if (said.type === 'got') resolve(said)
    })
  })
  headless.postFromPanel({ type: 'run', given, address: echo.url })
  const { got } = await answer
  return { got, headless }
}

test('finds in the host what the host is said to assume', async () => {
  const { got } = await probe()

  // A browser may send it again; here it arrives once.
  expect(got['cutPost']).toBe(1)
  expect({ ...got, cutPost: null }).toEqual({
    ...assumed('sandbox'),
    ...assumed('echo')
  })
})

test.each(['figjam', 'slides', 'buzz'] as const)(
  'finds in %s what the host is said to assume',
  async editor => {
    const { got, headless } = await probe(editor)

    const own = assumed(editor)
    expect(Object.keys(own).length).toBeGreaterThan(4)
    expect({ ...got, cutPost: null }).toEqual({ ...own, ...assumed('echo') })
    const left = await headless.host.evaluate(`
      const layers = figma.currentPage.findAll(() => true)
      return layers.filter(node => !/^SLIDE_(GRID|ROW)$/.test(node.type)).length`)
    expect(left).toBe(0)
  }
)

test('removes everything that it made', async () => {
  const { headless } = await probe()

  const left = await headless.host.evaluate(`return [
    figma.currentPage.children.length,
    (await figma.getLocalPaintStylesAsync()).length
  ]`)
  expect(left).toEqual([0, 0])
})

test('is written in ES2017, without a build', async () => {
  const code = await readFile(join(folder, 'code.js'), 'utf8')

  expect(() => parse(code, { ecmaVersion: 8 })).not.toThrow()
})

test('asks about every point of the facts’ list', () => {
  const asked = linesOf('items').join('\n')

  const points = Array.from({ length: 17 }, (_, i) => i + 1)
  const left = points.filter(
    point => !new RegExp(`\\| (\\d+, )*${point}[.,] `).test(asked)
  )
  expect(left).toEqual([])
})

test('asks about every assumption of the README', async () => {
  const readme = await readFile(join(folder, '../README.md'), 'utf8')
  const rows = readme.split('| Assumption')[1]?.split('\n\n')[0] ?? ''

  const ids = linesOf('items').map(line => line.split(' ')[1])
  expect(rows.split('\n').length).toBeGreaterThan(10)
  for (const row of rows.split('\n').slice(2)) {
    const cell = row.split('|')[3] ?? ''
    const asked = [...cell.matchAll(/`(\w+)`/g)].map(([, id = '']) => id)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(id => !ids.includes(id))).toEqual([])
  }
})
