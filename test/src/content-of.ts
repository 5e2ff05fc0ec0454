import type { OpenController } from './open-controller.ts'

/** The layers and the plugin data of the document. */
export async function contentOf({ host }: OpenController): Promise<unknown> {
  const written = await host.evaluate(
    `await figma.loadAllPagesAsync()
     const styles = await figma.getLocalPaintStylesAsync()
     return [figma.root, ...styles, ...figma.root.findAll()].map(one => [
       one.id,
       one.getPluginDataKeys().map(key => [key, one.getPluginData(key)]),
       one.getSharedPluginDataKeys('cleared')
         .map(key => [key, one.getSharedPluginData('cleared', key)]),
       'getRelaunchData' in one && one.getRelaunchData(),
       'fillStyleId' in one && String(one.fillStyleId)
     ])`
  )
  return [host.scene(), written]
}
