import { isText } from '../../contract/shape.ts'

const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i

/** Whether a person's browser may open it. */
export function isWebAddress(value: unknown): boolean {
  return isText(value) && webAddress.test(value)
}
