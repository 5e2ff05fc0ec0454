import { ClearedError } from '../../contract/errors.ts'

export function fillLayers(): never {
  throw new ClearedError('internal', 'This comes with the next commits.')
}
