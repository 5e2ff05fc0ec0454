import { onTestFinished } from 'vitest'
import { buildController } from '../../../build.mjs'
import type { Inspection } from '../../../contract/companion.ts'
import { isWire } from '../../../contract/wire.ts'
import { companionManifest } from '../../../manifests.mjs'
import { openHeadless } from '../../../dev/figma/headless.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'

let bundle: Promise<string> | undefined

/** The companion's controller as it ships, bundled once per process. */
export function bundleCompanion(): Promise<string> {
  return (bundle ??= buildController('src/companion/main.ts'))
}

/** A file of the plugin, opened with the companion in Dev Mode. */
export async function openCompanion(
  document: DocumentFile,
  onTurn: (milliseconds: number) => void = () => {}
) {
  const code = await bundleCompanion()
  const headless = await openHeadless({
    plugin: { manifest: companionManifest(), code, html: '<p>panel</p>' },
    es: '2017',
    editorType: 'dev',
    onTurn,
    document
  })
  onTestFinished(() => headless.kill())
  let newest: Inspection | undefined
  onInspection(inspection => {
    newest = inspection
  })
  function onInspection(listener: (inspection: Inspection) => void) {
    headless.onPanelMessage(message => {
      if (!isWire(message) || message.kind !== 'event') return
      listener(message.data as Inspection) // the companion's only event
    })
  }
  async function inspect(ids: string[]): Promise<Inspection | undefined> {
    headless.host.user.select(ids)
    await headless.settle()
    return newest
  }
  return {
    ...headless,
    inspect,
    onInspection,
    newest: () => newest,
    forget: () => void (newest = undefined)
  }
}
