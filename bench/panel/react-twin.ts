import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../../dev/install.mjs'

const folder = join(root, 'bench/panel/react-twin')

const files: Record<string, string> = {
  preact: 'preact.mjs',
  'preact/hooks': 'hooks.mjs',
  'preact/jsx-runtime': 'jsx-runtime.mjs',
  '@nanostores/preact': 'nanostores.mjs'
}

/** Builds the panel with React 19 where it has Preact; all else is the same. */
export const reactTwin: esbuild.Plugin = {
  name: 'react-twin',
  setup(build) {
    // React comes with short names, which the linking of parts would take for
    // those of the panel; the minifier shortens them all in the end.
    build.initialOptions.minifyIdentifiers = false
    build.onResolve({ filter: /^(preact|@nanostores\/preact)/ }, ({ path }) => {
      const file = files[path]
      if (!file) return { errors: [{ text: `React has no ${path} here.` }] }
      return { path: join(folder, file) }
    })
    build.onLoad({ filter: /react-twin\/react\.mjs$/ }, async ({ path }) => ({
      contents: await bundleReact(path)
    }))
  }
}

/** One module of its many, which are of the older kind. */
async function bundleReact(path: string): Promise<string> {
  const result = await esbuild.build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none'
  })
  return result.outputFiles[0]?.text ?? ''
}
