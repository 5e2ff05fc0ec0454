import type { ErrorData } from '../../contract/errors.ts'
import type { FilledLayers } from '../../contract/filling.ts'

/** What an action could not do. */
export interface LeftOut {
  /** Of the layer or the asset. */
  name: string
  error: ErrorData
}

export function toLeftOut({ refused }: FilledLayers): LeftOut[] {
  return refused.map(({ name, code }) => ({
    name,
    error: { code, message: '' }
  }))
}
