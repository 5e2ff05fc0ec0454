import { ClearedError } from '../../contract/errors.ts'
import { isText } from '../../contract/shape.ts'

export function loadPart({ name }: { name: string }): { html: string } {
  const html = __uiFiles__[name]
  if (!isText(html)) throw new ClearedError('bad-input')
  return { html }
}
