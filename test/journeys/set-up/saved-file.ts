import { buffer } from 'node:stream/consumers'
import type { OpenPage } from './open-page.ts'

/** Presses, and waits for the saved file whose name matches. */
export async function savedFile(
  { page }: OpenPage,
  pattern: RegExp,
  press: () => Promise<void>
): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download', download =>
    pattern.test(download.suggestedFilename())
  )
  await press()
  const download = await saving
  const content = await buffer(await download.createReadStream())
  return { name: download.suggestedFilename(), content }
}
