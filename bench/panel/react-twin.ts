import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../../dev/install.mjs'
import * as react from './react-twin/react.mjs'

const folder = join(root, 'bench/panel/react-twin')

const files: Record<string, string> = {
  preact: 'preact.mjs',
  'preact/hooks': 'hooks.mjs',
  'preact/jsx-runtime': 'jsx-runtime.mjs',
  '@nanostores/preact': 'nanostores.mjs',
  './memo.ts': 'memo.mjs'
}

/** Builds the panel with React 19 instead of Preact. */
export const reactTwin: esbuild.Plugin = {
  name: 'react-twin',
  setup(build) {
    const replaced = /^(preact|@nanostores\/preact)|^\.\/memo\.ts$/
    build.onResolve({ filter: replaced }, ({ path }) => {
      const file = files[path]
      if (!file) return { errors: [{ text: `React has no ${path} here.` }] }
      return { path: join(folder, file) }
    })
    build.onLoad({ filter: /react-twin\/react\.mjs$/ }, async ({ path }) => ({
      contents: await bundleReact(path)
    }))
  }
}

/** Bundles a module of React, whose modules are CommonJS. */
async function bundleReact(path: string): Promise<string> {
  const result = await esbuild.build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'react19',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none'
  })
  const text = result.outputFiles[0]?.text ?? ''
  return `${text};export const {${Object.keys(react).join()}}=react19`
}
