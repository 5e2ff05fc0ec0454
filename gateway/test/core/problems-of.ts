import { ClearedError } from '../../../contract/errors.ts'
import { readGatewayConfig } from '../../core/config.ts'

/** What a configuration is refused with; `none` if it is good. */
export function problemsOf(env: Record<string, string | undefined>): string {
  try {
    readGatewayConfig(env)
  } catch (error) {
    if (error instanceof ClearedError) return error.message
    throw error
  }
  return 'none'
}
