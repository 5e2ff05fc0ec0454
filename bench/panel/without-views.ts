import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from '../../dev/install.mjs'

declare global {
  interface Window {
    /** Searches without words and loads `count` pages, as scrolling does. */
    loadPages?: (count: number) => Promise<void>
  }
}

/** Builds the panel without its views. */
export const withoutViews: Plugin = {
  name: 'without-views',
  setup(build) {
    build.onResolve({ filter: /^\.\/app\.tsx$/ }, () => ({
      path: join(root, 'bench/panel/bare-app.ts')
    }))
  }
}
