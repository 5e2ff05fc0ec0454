import type { SampleName } from '../../../dev/figma/shared/samples.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'

/** The editors of the plugin, each with its own sample file. */
export const samples = {
  figma: 'poster',
  figjam: 'board',
  slides: 'deck',
  buzz: 'campaign'
} as const satisfies Record<string, SampleName>

export type Editor = keyof typeof samples

export function openEditor(editorType: Editor): Promise<OpenController> {
  return openController({ editorType, sample: samples[editorType] })
}

/** Ids of the layers with these names, in order. */
export async function idsOf(
  { host }: Pick<OpenController, 'host'>,
  names: string[]
): Promise<string[]> {
  return host.evaluate<string[]>(
    `return input.map(name => figma.currentPage.findOne(one => one.name === name).id)`,
    names
  )
}

/** The parts of the file that our plugins may change, to compare. */
export function fileOf({ host }: OpenController): Promise<unknown> {
  return host.evaluate(
    `const dataOf = one =>
       one.getPluginDataKeys().map(key => [key, one.getPluginData(key)])
     const cellsOf = ({ numRows, numColumns }) =>
       Array.from({ length: numRows * numColumns }, (_, i) =>
         [Math.floor(i / numColumns), i % numColumns])
     const layers = figma.currentPage.findAll().map(one => ({
       id: one.id,
       name: one.name,
       parent: one.parent.id,
       box: one.absoluteBoundingBox,
       fills: 'fills' in one ? one.fills : null,
       cells: one.type === 'TABLE'
         ? cellsOf(one).map(at => one.cellAt(...at).fills) : null,
       data: dataOf(one),
       buttons: one.getRelaunchData()
     }))
     return { layers, data: dataOf(figma.root) }`
  )
}
