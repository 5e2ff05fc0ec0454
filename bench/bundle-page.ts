import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../dev/install.mjs'

/** An HTML page with this content that runs a script of `bench`. */
export async function bundlePage(
  entry: string,
  content = '',
  define: Record<string, string> = {}
): Promise<string> {
  const result = await esbuild.build({
    entryPoints: [join(root, 'bench', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', ...define }
  })
  const script = result.outputFiles[0]?.text ?? ''
  const safe = script.replace(/<\/script/gi, '<\\/script')
  return `<!doctype html><body>${content}<script>${safe}</script></body>`
}
