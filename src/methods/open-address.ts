import { ClearedError } from '../../contract/errors.ts'
import { isWebAddress } from '../platform/is-web-address.ts'

export function openAddress({ url }: { url: string }): void {
  if (!isWebAddress(url)) throw new ClearedError('address-refused')
  figma.openExternal(url)
}
