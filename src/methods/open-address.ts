import { ClearedError } from '../../contract/errors.ts'
import { checkText } from '../input.ts'

const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i

export function openAddress(input: { url: string }): void {
  const url = checkText(input.url, 'url')
  if (!webAddress.test(url)) {
    throw new ClearedError(
      'address-refused',
      'Only http and https addresses can be opened.'
    )
  }
  figma.openExternal(url)
}
