import { ClearedError } from '../../contract/errors.ts'

export function placeBoard(): never {
  throw new ClearedError('internal', 'This comes with the next commits.')
}
