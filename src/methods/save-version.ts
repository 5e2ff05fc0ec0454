import { wrapErrors } from '../platform/wrap-errors.ts'

/** Adds a named version to the history of the file. */
export async function saveVersion({
  title,
  description
}: {
  title: string
  description: string
}): Promise<void> {
  await wrapErrors('version-failed', async () => {
    // Figma: null when no version was made, although the typings exclude it
    const saved: unknown = await figma.saveVersionHistoryAsync(
      title,
      description
    )
    if (!saved) throw new Error('There is no new version.')
  })
}
