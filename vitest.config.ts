import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { buildWorker } from './build.mjs'

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

/** Files of panel and page: stores are modules, so each file has its own. */
const ofScreens = [
  'test/ui/**/*.test.{ts,tsx}',
  'test/dev/figma/{canvas,controls,dock,frames,keeping,page,sidebar}/**/*.test.{ts,tsx}'
]

/** A state is waited for as long as a machine at work may take. */
const patient = { expect: { poll: { timeout: 15_000 } } }

/** Files share processes and modules. */
const inOneProcess = { ...patient, isolate: false }

const journeys = {
  ...inOneProcess,
  include: ['test/e2e/**/*.test.ts'],
  globalSetup: 'test/e2e/share-browser.ts',
  testTimeout: 90_000,
  hookTimeout: 120_000
}

/**
 * Journeys about looks, or about what no frame is part of. A website in a
 * sandboxed frame has no origin to tell.
 */
const sameInBothFrames = [
  'test/e2e/looks.test.ts',
  'test/e2e/languages.test.ts',
  'test/e2e/axe.test.ts',
  'test/e2e/charges.test.ts',
  'test/e2e/companion.test.ts',
  'test/e2e/cut-connections.test.ts',
  'test/e2e/editors.test.ts',
  'test/e2e/fitting.test.ts',
  'test/e2e/lost-reply.test.ts',
  'test/e2e/second-window.test.ts',
  'test/e2e/host-address.test.ts',
  'test/e2e/host-bad-input.test.ts',
  'test/e2e/host-bar.test.ts',
  'test/e2e/host-canvas.test.ts',
  'test/e2e/host-commands.test.ts',
  'test/e2e/host-documents.test.ts',
  'test/e2e/host-editors.test.ts',
  'test/e2e/host-hand.test.ts',
  'test/e2e/host-hosted.test.ts',
  'test/e2e/host-inspectors.test.ts',
  'test/e2e/host-keeping.test.ts',
  'test/e2e/host-keyboard.test.ts',
  'test/e2e/host-second-person.test.ts'
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          ...inOneProcess,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/flows/**', 'test/e2e/**', ...ofScreens],
          testTimeout: 20_000,
          hookTimeout: 20_000
        }
      },
      {
        ...shared,
        test: {
          name: 'screens',
          ...patient,
          include: ofScreens,
          setupFiles: ['test/patient-queries.ts', 'test/know-work-failures.ts'],
          css: true,
          testTimeout: 20_000,
          hookTimeout: 20_000
        }
      },
      {
        ...shared,
        test: {
          name: 'flows',
          ...inOneProcess,
          include: ['test/flows/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000
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
          exclude: sameInBothFrames,
          provide: { frame: 'sandbox' }
        }
      }
    ]
  }
})
