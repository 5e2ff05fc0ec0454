import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless } from '../../dev/figma/headless.ts'
import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { openHouse } from '../../test/flows/open-stack.ts'
import type { OpenFile, OpenHouse } from '../../test/flows/open-stack.ts'
import { signInWithPages } from '../../test/flows/sign-in-with-pages.ts'
import { loadBundledPanel } from '../../test/flows/bundle-panel.ts'
import { createSliceWatch, timeInside } from './slice-watch.ts'
import type { SliceWatch } from './slice-watch.ts'

export interface CanvasHouse {
  house: OpenHouse
  file: OpenFile
  slices: SliceWatch
  person: string
}

/**
 * Service, gateway, panel and controller in this process, with a person
 * signed in; `extra` runs in the plugin beside the controller.
 */
export async function openCanvasHouse(
  saved: SavedHost | undefined,
  extra = ''
): Promise<CanvasHouse> {
  const slices = createSliceWatch()
  const house = await openHouse({
    loadPanel: loadBundledPanel,
    async openHost(options): Promise<Headless> {
      const { plugin } = options
      if (typeof plugin === 'string') throw new Error('It comes as code.')
      const code = timeInside(plugin.code) + extra
      return openHeadless({
        ...options,
        plugin: { ...plugin, code },
        ...(saved && { saved }),
        onTurn: time => slices.turn(time)
      })
    }
  })
  const file = await house.openFile()
  slices.follow(file.headless)
  const person = 'designer'
  await signInWithPages(house, file, person)
  return { house, file, slices, person }
}
