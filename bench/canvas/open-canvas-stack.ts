import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless } from '../../dev/figma/headless.ts'
import type { SavedHost } from '../../dev/figma/shared/host.ts'
import type { Library } from '../../dev/service/core/library.ts'
import { openStack } from '../../test/flows/set-up/open-stack.ts'
import type { OpenFile, OpenStack } from '../../test/flows/set-up/open-stack.ts'
import { signInWithPages } from '../../test/flows/set-up/sign-in-with-pages.ts'
import { loadBundledPanel } from '../../test/flows/set-up/bundle-panel.ts'
import { createSliceWatch, logCallTimes } from './slice-watch.ts'
import type { SliceWatch } from './slice-watch.ts'

export interface CanvasStack {
  stack: OpenStack
  file: OpenFile
  slices: SliceWatch
  person: string
}

interface CanvasOptions {
  /** The open document; an empty one by default. */
  saved?: SavedHost
  /** Code that runs in the plugin beside the controller. */
  extra?: string
  /** What the service offers; the catalogue by default. */
  library?: Library
  /** Who signs in; the designer by default. */
  person?: string
}

/** Opens service, gateway, panel and controller in this process; signs in. */
export async function openCanvasStack({
  saved,
  extra = '',
  library,
  person = 'designer'
}: CanvasOptions): Promise<CanvasStack> {
  const slices = createSliceWatch()
  const stack = await openStack({
    ...(library && { library }),
    loadPanel: loadBundledPanel,
    async openHost(options): Promise<Headless> {
      const { plugin } = options
      if (typeof plugin === 'string')
        throw new Error('The plugin is given as code.')
      const code = logCallTimes(plugin.code) + extra
      return openHeadless({
        ...options,
        plugin: { ...plugin, code },
        ...(saved && { saved }),
        onTurn: time => slices.turn(time)
      })
    }
  })
  const file = await stack.openFile()
  slices.follow(file.headless)
  await signInWithPages(stack, file, person)
  return { stack, file, slices, person }
}
