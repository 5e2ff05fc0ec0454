import { ClearedError } from '../../contract/errors.ts'

export function putBackFills(): never {
  throw new ClearedError('internal', 'This comes with the next commits.')
}
