import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// `npm run build -w dev/service`: builds the programs into `dist/bin` and
// copies the files of the catalogue to `dist`, where its `dataFile` finds them.

const home = new URL('.', import.meta.url)
const catalog = new URL('../catalog/', home)
const dist = new URL('dist/', home)

const files = [
  'README.md',
  'emoji-files',
  'film-files',
  'fingerprints/fingerprints.bin',
  'photo-files',
  'track-files'
]

await build({
  absWorkingDir: fileURLToPath(home),
  entryPoints: ['main.ts', 'library/build-index.ts'],
  entryNames: '[name]',
  outdir: 'dist/bin',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning'
})
for (const name of files) {
  await cp(new URL(name, catalog), new URL(name, dist), { recursive: true })
}
