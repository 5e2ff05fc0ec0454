import type { OpenFile } from './open-stack.ts'

/** Removes private data of the document whose keys have these prefixes. */
export function forgetRecords(
  { headless }: OpenFile,
  ...begins: string[]
): Promise<void> {
  return headless.host.evaluate(
    `figma.root.getPluginDataKeys()
      .filter(key => input.some(begin => key.indexOf(begin) === 0))
      .forEach(key => figma.root.setPluginData(key, ''))`,
    begins
  )
}
