import { ClearedError } from '../../contract/errors.ts'
import { reasonOf } from '../reason-of.ts'

/** Names the state that the file is in now. */
export async function saveVersion({
  title,
  description
}: {
  title: string
  description: string
}): Promise<void> {
  try {
    await figma.saveVersionHistoryAsync(title, description)
  } catch (error) {
    throw new ClearedError(
      'version-failed',
      `Figma saved no version: ${reasonOf(error)}`
    )
  }
}
