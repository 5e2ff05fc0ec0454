import { ClearedError } from '../../../contract/errors.ts'

export const error = new ClearedError(
  'layer-lost', // error TS2345
  'The layer was deleted.'
)
