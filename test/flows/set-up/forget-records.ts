import type { OpenFile } from './open-stack.ts'

/** Removes private data of the document whose keys have these prefixes. */
export function forgetRecords(
  { headless }: OpenFile,
  ...prefixes: string[]
): Promise<void> {
  return headless.host.evaluate(
    `figma.root.getPluginDataKeys()
      .filter(key => input.some(prefix => key.indexOf(prefix) === 0))
      .forEach(key => figma.root.setPluginData(key, ''))`,
    prefixes
  )
}
