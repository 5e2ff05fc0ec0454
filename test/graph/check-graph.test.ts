import { expect, it } from 'vitest'
import { checkGraph } from './check-graph.ts'
import { drawGraph } from './draw-graph.ts'
import type { Order } from './order.ts'

const order: Order = {
  app: { imports: ['base'], rooms: ['.', 'top', 'top/inner', 'low'] },
  base: { imports: [], rooms: ['.'] }
}

/** Of small sources in which each room has a file `file.ts`. */
function faultsOf(sources: Record<string, string>): string[] {
  const rooms = ['app', 'app/top', 'app/top/inner', 'app/low', 'base']
  const files = rooms.map(room => [`${room}/file.ts`, ''] as const)
  const graph = drawGraph(new Map([...files, ...Object.entries(sources)]))
  return checkGraph(graph, Object.keys(order), order)
}

function manyFiles(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, at) => `app/low/${at}.png`)
  return Object.fromEntries(names.map(name => [name, '']))
}

const ring = {
  'app/low/one.ts': "import { two } from './two.ts'",
  'app/low/two.ts': "import type { One } from './one.ts'"
}

it('finds nothing in imports that go down', () => {
  const faults = faultsOf({
    'app/one.ts': "import { file } from './low/file.ts'",
    'app/top/one.ts': "import type { File } from './inner/file.ts'",
    'app/top/inner/one.ts': "import '../../low/file.ts'",
    'app/low/one.ts': "export * from './file.ts'",
    'app/low/two.ts': "const base = await import('../../base/file.ts')"
  })

  expect(faults).toEqual([])
})

it.each([
  ["import { file } from '../top/file.ts'", 'app/top'],
  ["import type { File } from '../top/file.ts'", 'app/top'],
  ["let file: import('../top/inner/file.ts').File", 'app/top/inner'],
  ["const file = () => import('../top/file.ts')", 'app/top'],
  ["import source from 'worker:../file.ts'", 'app']
])('finds an import that runs up: %s', (text, above) => {
  expect(faultsOf({ 'app/low/one.ts': text })).toEqual([
    `app/low/one.ts > ${above}/file.ts: ${above} stands above`
  ])
})

it('finds an import of a part that may not be imported', () => {
  const faults = faultsOf({
    'base/one.ts': "import type { File } from '../app/low/file.ts'",
    'app/low/one.ts': "import { file } from '../../elsewhere/file.ts'"
  })

  expect(faults).toEqual([
    'base/one.ts > app/low/file.ts: base may not import that',
    'app/low/one.ts > elsewhere/file.ts: app may not import that'
  ])
})

it('finds a ring that a type closes', () => {
  expect(faultsOf(ring)).toEqual([
    'These import each other: app/low/one.ts, app/low/two.ts'
  ])
})

it('finds a ring of three, and not what only leads to it', () => {
  const faults = faultsOf({
    'app/low/one.ts': "import { two } from './two.ts'",
    'app/low/two.ts': "const three = () => import('./three.ts')",
    'app/low/three.ts': "import type { One } from './one.ts'",
    'app/low/four.ts': "import { one } from './one.ts'"
  })

  expect(faults).toEqual([
    'These import each other: app/low/one.ts, app/low/three.ts, app/low/two.ts'
  ])
})

it('finds a room with more than 40 files, whatever they are', () => {
  expect(faultsOf(manyFiles(39))).toEqual([])
  expect(faultsOf(manyFiles(40))).toEqual(['app/low has 41 files; 40 at most'])
})

it('lets a folder without code be large', () => {
  const pictures = Object.entries(manyFiles(50)).map(
    ([name, text]) => [name.replace('low/', 'pictures/'), text] as const
  )

  expect(faultsOf(Object.fromEntries(pictures))).toEqual([])
})

it('finds a room that is not in the order, and one without code', () => {
  const graph = drawGraph(
    new Map([
      ['app/file.ts', "import './new/file.ts'"],
      ['app/new/file.ts', ''],
      ['app/top/file.css', ''],
      ['app/top/inner/file.tsx', ''],
      ['app/low/README.md', '']
    ])
  )

  const faults = checkGraph(graph, ['app'], order)

  expect(faults).toEqual([
    'app/new is not in the order',
    'app/low is in the order and has no code'
  ])
})
