import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { buildWorker } from './build.mjs'
import { frameJourneys } from './test/e2e/frame-journeys.ts'
import { drawSamples, sample } from './test/sample.ts'
import { testFolders } from './test/test-folders.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

drawSamples()

const workerSource = {
  name: 'worker-source',
  enforce: 'pre' as const,
  resolveId(id: string, importer?: string) {
    if (!id.startsWith('worker:') || !importer) return null
    const path = new URL(id.slice(7), `file://${importer}`)
    return `\0worker:${fileURLToPath(path)}`
  },
  async load(id: string) {
    if (!id.startsWith('\0worker:')) return null
    const source = await buildWorker(id.slice('\0worker:'.length))
    return `export default ${JSON.stringify(source)}`
  }
}

const shared = {
  plugins: [workerSource],
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  css: { modules: { generateScopedName: '[local]' } },
  define: {
    // `npm run prove -- host` leaves one rule of the host out.
    __LOOSENED__: JSON.stringify(process.env['LOOSENED_RULE'] ?? ''),
    __ADDRESSES__: JSON.stringify({
      service: 'http://localhost:4402',
      gateway: 'http://localhost:4401',
      media: ['http://localhost:4402']
    })
  }
}

/** Files of panel and page. */
const ofScreens = [
  'test/ui/**/*.test.{ts,tsx}',
  'dev/figma/test/{canvas,controls,dock,frames,keeping,page,scene,session,sidebar,traffic,window}/**/*.test.{ts,tsx}'
]

/**
 * A state is waited for as long as a machine at work elsewhere may take: only
 * what never comes takes that long.
 */
const patient = {
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000
}

/** Files share processes and, but for screens, modules. */
const inOneProcess = { ...patient, isolate: false }

const journeys = {
  ...inOneProcess,
  include: ['test/e2e/**/*.test.ts'],
  globalSetup: 'test/e2e/share-browser.ts',
  testTimeout: 240_000,
  hookTimeout: 240_000
}

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          ...inOneProcess,
          include: testFolders(root).map(
            folder => `${folder}/**/*.test.{ts,tsx}`
          ),
          exclude: ['test/flows/**', 'test/e2e/**', ...ofScreens]
        }
      },
      {
        ...shared,
        test: {
          name: 'screens',
          ...inOneProcess,
          // One for all: a file that needs another one would cost a process.
          environment: 'happy-dom',
          include: ofScreens,
          // Stores are modules: each file has its own.
          setupFiles: ['test/fresh-screens.ts'],
          css: true
        }
      },
      {
        ...shared,
        test: {
          name: 'flows',
          ...inOneProcess,
          include: ['test/flows/**/*.test.ts']
        }
      },
      {
        ...shared,
        test: {
          name: 'journeys',
          ...journeys,
          provide: { frame: 'data' }
        }
      },
      {
        ...shared,
        test: {
          name: 'journeys-sandboxed',
          ...journeys,
          include: sample(Object.keys(frameJourneys), 4).map(
            name => `test/e2e/${name}.test.ts`
          ),
          provide: { frame: 'sandbox' }
        }
      }
    ]
  }
})
