import { wrapErrors } from '../platform/wrap-errors.ts'

/** Names the state that the file is in now. */
export async function saveVersion({
  title,
  description
}: {
  title: string
  description: string
}): Promise<void> {
  await wrapErrors('version-failed', async () => {
    // Figma: null when there is no new version, whatever the typings' type says
    const saved: unknown = await figma.saveVersionHistoryAsync(
      title,
      description
    )
    if (!saved) throw new Error('There is no new version.')
  })
}
