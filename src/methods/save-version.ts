import { orFail } from '../or-fail.ts'

/** Names the state that the file is in now. */
export async function saveVersion({
  title,
  description
}: {
  title: string
  description: string
}): Promise<void> {
  await orFail('version-failed', () =>
    figma.saveVersionHistoryAsync(title, description)
  )
}
