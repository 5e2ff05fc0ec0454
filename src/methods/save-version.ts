import { ClearedError } from '../../contract/errors.ts'
import { badInput, checkText } from '../input.ts'
import { reasonOf } from '../reason-of.ts'

/** Names the state that the file is in now. */
export async function saveVersion(input: {
  title: string
  description: string
}): Promise<void> {
  const title = checkText(input.title, 'title') || badInput('title')
  const description = checkText(input.description, 'description')
  try {
    await figma.saveVersionHistoryAsync(title, description)
  } catch (error) {
    throw new ClearedError(
      'version-failed',
      `Figma saved no version: ${reasonOf(error)}`
    )
  }
}
