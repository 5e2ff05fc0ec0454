import { checkApplied, compileBundle } from './bundle.ts'
import type { Bundle, Patch } from './bundle.ts'
import type { Controller } from './controller-entry.ts'
import type { GatewayCode } from './gateway-entry.ts'
import type { LightController, LightResponse } from './light-web.ts'
import type { Panel } from './panel-entry.ts'

interface ControllerGlobals {
  figma: object
  Date: { now(): number }
  setTimeout(run: () => void, delay: number): void
}

interface PanelGlobals {
  AbortController: typeof LightController
}

interface GatewayGlobals {
  Response: typeof LightResponse
  'node:timers/promises': { setTimeout(milliseconds: number): Promise<void> }
}

/** The product's own code, which runs afresh for each window and gateway. */
export interface Bundles {
  controller: Bundle<ControllerGlobals, { controller: Controller }>
  gateway: Bundle<GatewayGlobals, { gateway: GatewayCode }>
  panel: Bundle<PanelGlobals, { panel: Panel }>
}

/** Makes even a short history have several pages. */
const smallPages: Patch = {
  file: 'ui/api/licenses.ts',
  from: 'export const licensesPerPage = 200',
  to: 'export const licensesPerPage = 3'
}

/**
 * The address of a license request for tracks names its attempt, as they have
 * no metadata. Only the proof reads it; nothing of it leaves a real browser.
 */
const namedTracks: readonly Patch[] = [
  {
    file: 'gateway/purchases/forward-purchase.ts',
    from: 'const extras = { mediaType, note, verificationCode }',
    to: 'const extras = { mediaType, note, verificationCode, attempt }'
  },
  {
    file: 'gateway/purchases/send-licenses.ts',
    from: 'const response = await core.fetch(core.config.service + path, {',
    to:
      "const named = extras.mediaType === 'audio' ? '#' + extras.attempt : ''\n" +
      '  const response = await core.fetch(core.config.service + path + named, {'
  },
  {
    file: 'ui/api/licenses.ts',
    from: '.license\n  const url = platform().addresses.service + path',
    to:
      ".license\n  const named = mediaType === 'audio' ? '#' + attempt : ''\n" +
      '  const url = platform().addresses.service + path + named'
  }
]

export async function compileBundles(
  patches: readonly Patch[] = []
): Promise<Bundles> {
  const all = [smallPages, ...namedTracks, ...patches]
  const entry = (name: string) => `test/prove/purchases/${name}-entry.ts`
  const bundles: Bundles = {
    controller: await compileBundle(
      entry('controller'),
      ['figma', 'Date', 'setTimeout'],
      all
    ),
    gateway: await compileBundle(
      entry('gateway'),
      ['Response', 'node:timers/promises'],
      all
    ),
    panel: await compileBundle(entry('panel'), ['AbortController'], all)
  }
  checkApplied(all)
  return bundles
}
