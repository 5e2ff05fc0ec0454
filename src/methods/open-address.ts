import { ClearedError } from '../../contract/errors.ts'

const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i

export function openAddress({ url }: { url: string }): void {
  if (!webAddress.test(url)) throw new ClearedError('address-refused')
  figma.openExternal(url)
}
