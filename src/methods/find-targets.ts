import { ClearedError } from '../../contract/errors.ts'

export function findTargets(): never {
  throw new ClearedError('internal', 'This comes with the next commits.')
}
